/** The words of the page on checked shuffles. */
import type { checking as EnglishChecking, fairness as English } from "../en/fairness";
import { many, plural } from "./grammar";

export const fairness: typeof English = {
  title: "Comment les cartes restent honnêtes",
  lead: "Personne dans la salle, ni aucun de ses programmes, ne peut choisir ou changer une carte une fois la séance commencée.",
  steps: [
    "Avant la séance, l’ordinateur de la salle tire un nombre secret. Tous les jeux de la séance en découlent.",
    "Avant le premier coup, il montre un sceau : un long nombre tiré du secret par SHA-256. Un autre secret donnerait un autre sceau. Votre navigateur garde le sceau qu’il voit avant le jeu, et cette page le compare.",
    "Ensuite, avant la première carte, le navigateur de chaque joueur ajoute un nombre tiré au sort. Le secret et ces nombres font ensemble les jeux. Qui n’en ajoute pas est nommé.",
    "À la fin de la séance, le secret lui-même est montré à la table. Chacun peut refaire le sceau et voir que c’est le même.",
    "Les robots entrent comme les joueurs. On leur donne ce que leur place peut voir, et rien d’autre.",
  ],
  own: "Si votre nombre y est, personne ne pouvait connaître les jeux quand le secret fut scellé. Si personne n’en ajoute, la salle a choisi seule ; et qui ajoute le dernier, aidé par la salle, pourrait chercher un nombre favorable. À qui appartient l’ordinateur, ses fichiers sont ouverts. Choisissez cette personne comme vous choisiriez qui tient l’argent.",
  checkHint: "Sur la page de la table, après sa séance.",
  seed: "Secret",
  salt: "Sel",
  seal: "Sceau montré avant la séance",
  button: "Refaire le sceau",
  same: "C’est le même sceau. Les jeux étaient fixés avant le premier coup.",
  other: "C’est un autre sceau. Regardez si les trois sont copiés en entier ; si oui, appelez la direction.",
  made: "Fait du secret et du sel :",
  bad: "Un secret et un sel s’écrivent avec les chiffres 0 à 9 et les lettres a à f.",
};

export const checking: typeof EnglishChecking = {
  title: "Comment les cartes restent honnêtes",
  choose: "Une table de cette salle",
  chooseTitle: "Vérifier chaque donne d’une table",
  chooseLead: "Une séance finie montre son secret. Cette page en refait alors tous les jeux et voit qui a reçu quoi.",
  chooseNone: "Aucune séance n’est encore finie à une table de cette salle.",
  fetch: "Vérifier cette table",
  file: "Ou ouvrir un fichier gardé",
  notOne: "Ce n’est pas un fichier de donnes dévoilées.",
  notOneCure: "Prenez le fichier que cette page donne après une séance.",
  keep: "Garder en fichier",
  verify: "Sur votre propre ordinateur, cardhall verify vérifie le même fichier.",
  again: "Vérifier une autre table",
  line: (game: string, number: number, when: string) => [number ? `Table ${number}` : "", game, when].filter(Boolean).join(" · "),
  session: (n: number) => `Séance ${n}`,
  sealed: "Cette séance se joue encore : voici son sceau.",
  sealSame: "Le sceau est le même : le secret était fixé avant le premier coup.",
  allGood: (shuffles: number, hands: number) => `${many(shuffles, "jeu vérifié", "jeux vérifiés")}, ${many(hands, "donne")} : chaque carte se trouvait là où le jeu la donne.`,
  someBad: (n: number) => `${many(n, "jeu", "jeux")} NON conforme${n < 2 ? "" : "s"} au sceau : appelez la direction.`,
  sealKept: "C’est le sceau que cet appareil a vu avant le jeu.",
  sealNotKept: "Cet appareil n’a pas vu la table avant le jeu : comparez avec un sceau noté.",
  numbers: (added: string[], none: string[]) => {
    if (!added.length) return `${none.length ? `Aucun nombre ajouté (${none.join(", ")})` : "Personne n’a ajouté de nombre"} : la salle a choisi seule le secret.`;
    return `Nombres ajoutés par : ${added.join(", ")}.${none.length ? ` Sans nombre : ${none.join(", ")}.` : ""}`;
  },
  numberSince: (name: string, deal: number) => `${name} (dès la donne ${deal})`,
  numberKept: "Le vôtre y est.",
  notWhole: "Cette séance ne tient PAS.",
  callChair: "Gardez ce fichier et appelez la direction.",
  putBy: "mis de côté sans donne",
  deals: (dealer: string) => `${dealer} donne`,
  void: "la donne était nulle",
  to: { turned: "Retourne", burned: "Brûlée", board: "Le tableau", called: "Appelées" } as Record<string, string>,
  wrong: {
    older: "Ce fichier ancien n’en dit pas assez : reprenez les donnes auprès de la salle.",
    sessionMissing: "Il manque une séance dans le fichier.",
    nothing: "Rien n’est encore dévoilé : rien n’a donc été vérifié.",
    kept: "Ce n’est PAS le sceau que cet appareil a vu avant le jeu.",
    number: "Le nombre que cet appareil a ajouté n’y est PAS.",
    numbers: "Il n’est pas dit comme il faut qui a ajouté quel nombre.",
    fewer: "Il y a moins de donnes que cet appareil n’en a vu.",
    seal: "Le sceau est différent. Ce secret n’est pas celui qui a été scellé.",
    heldBack: "Le secret de cette séance est retenu.",
    shuffles: "Il manque un jeu battu, ou il y en a un de trop.",
    hands: "Il manque une donne.",
    draw: "Le tirage pour la donne n’a pas de gagnant.",
    dealer: "Quelqu’un a donné alors que ce n’était pas son tour.",
    pack: "Ce n’est pas le jeu de cartes qu’il faut ici",
    cut: "Personne ne coupe autant de cartes ici",
    deck: "Ce n’est PAS le jeu qui a été scellé",
    round: "Les mains ne font pas le tour depuis la gauche du donneur",
    given: "Quelqu’un a reçu des cartes qui ne se trouvaient pas à ses places",
    top: "Les cartes ne sont pas venues du dessus",
    later: "Les cartes d’après les mains ne sont pas venues du dessus, là où le jeu les veut",
    noHand: "Des cartes sont parties, et il n’y avait pas de donne",
  },
  dealOk: "conforme au sceau",
  what: (label: string) => {
    const [kind = "", number = ""] = label.split("/");
    return (
      {
        deck: `Donne ${number}`,
        boards: "Qui reçoit quel carton",
        draw: `Cartes tirées pour la donne${number === "1" ? "" : `, encore (${number})`}`,
        spare: `Donne ${number} : cartes jetées qui reviennent`,
      }[kind] ?? label
    );
  },
  cut: (n: number) => (n ? `coupé après ${many(n, "carte")}` : "non coupé"),
  places: (places: number[]) => `${plural(places.length, "carte")} ${places.join(", ")} du jeu`,
  whole: "Le jeu entier, la première carte d’abord :",
  hand: "Vérifier un sceau à la main",
};
