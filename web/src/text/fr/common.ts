/** The words that every page needs: its frame, the line to the hall, what went wrong. */
import type * as English from "../en/common";
import { many, nth as place, plural } from "./grammar";

export const program: typeof English.program = "Cardhall";

export const guest: typeof English.guest = "Convive";

export const myName: typeof English.myName = {
  field: "Votre nom",
  take: "C’est mon nom",
  as: (name: string) => `Vous jouez sous le nom de ${name}.`,
  other: "Autre nom",
};

export const trouble: typeof English.trouble = {
  words: {
    stale: ["Quelqu’un a changé ceci pendant que vous le regardiez.", "Lisez ce qui a changé, puis touchez de nouveau si vous le voulez toujours."],
    refused: ["La salle n’a pas pu accepter cela.", "Regardez ce que vous avez tapé, puis réessayez."],
    "not yours": ["Cette page est à quelqu’un d’autre dans la salle.", "Entrez avec votre mot de passe ou votre code."],
    "not found": ["Il n’y a rien à cette adresse.", "Relisez le code ou l’adresse."],
    "not connected": ["L’ordinateur de la salle ne répond pas.", "Ce que vous avez tapé est toujours là. Réessayez quand la ligne est revenue."],
    unknown: ["L’ordinateur de la salle a trébuché.", "Essayez encore une fois ; rien n’est perdu."],
  },
  clause: (id: string) => `Règle ${id}`,
  point: (id: string) => `Règle maison ${id.slice(3)}`,
  house: (id: string) => `Règle maison « ${id} »`,
  byAt: (who: string, time: string) => (who ? `${who}, ${time}` : time),
  again: "Le faire quand même",
  meanwhile: "Entre-temps :",
  clockIsRight: "L’horloge de cet ordinateur est juste",
  dismiss: "Fermer ce message",
};

export const line: typeof English.line = {
  off: "Pas de ligne avec la salle.",
  offWhat: "La page montre ce qu’elle savait et réessaie d’elle-même.",
  joining: "On demande à la salle …",
  since: (time: string) => `Depuis ${time}.`,
};

/** Two who play together. */
export const team = (one: string, other: string) => `${one} et ${other}`;
export const close: typeof English.close = "Fermer";

export const clock: typeof English.clock = {
  left: (seconds: number) => {
    const [n, unit] = seconds >= 60 ? [Math.round(seconds / 60), "minute"] : [seconds, "seconde"];
    return `Il reste ${many(n, unit)}`;
  },
  over: "Temps écoulé",
};

export const tag: typeof English.tag = (losses: number[], allowed: number) =>
  losses.length
    ? `Étiquette : ${many(losses.length, "partie perdue", "parties perdues")} sur ${allowed}, ${plural(losses.length, "ronde")} ${losses.join(", ")}`
    : `Étiquette : rien de perdu sur ${allowed}`;

export const nav: typeof English.nav = {
  skip: "Aller à la page",
  home: "La salle",
  console: "Console",
  judge: "Juge",
  projector: "Projecteur",
  rules: "Règlement",
  login: "Connexion",
  logout: "Sortir",
  signIns: "Vos connexions",
  signInHere: "Cet appareil",
  signInElsewhere: "Un autre appareil",
  signInSince: (since: string, seen: string) => `Depuis ${since}, dernier usage ${seen}.`,
  signInAs: { chair: "Direction", judge: "Juge", captain: "Chef de table", player: "Joueur" } as Record<string, string>,
  signInsAlone: "Nulle part ailleurs. Un appareil inconnu serait indiqué ici.",
  endAll: "Sortir partout",
  language: "Langue",
  main: "Principal",
  look: "Lumière",
  lookNow: { auto: "auto", day: "jour", evening: "soir" },
  demo: (time: string) => `Une démonstration. À ${time}, tout est oublié.`,
  foot: "Cardhall. Tout reste sur l’ordinateur de la salle.",
  fairness: "Comment les cartes restent honnêtes",
  notFound: "Cette page n’existe pas",
  notFoundCure: "L’adresse est peut-être mal tapée. L’entrée de la salle n’est jamais loin.",
  loading: "La page arrive …",
  loadFailed: "Impossible d’ouvrir cette page. L’ordinateur de la salle est-il allumé ?",
  again: "Réessayer",
};

export const nth: typeof English.nth = place;

export const slip: typeof English.slip = {
  undo: "Annuler",
  mayPass: "Laisser passer, avec une raison",
  letPass: "Laisser passer",
  reason: "Raison",
  reasonHint: "Elle reste au journal, avec votre nom.",
  rehearsal: "Répétition : personnes inventées, rien ne compte",
};

export const practice: typeof English.practice = {
  invite: "À scanner pour prendre place",
};
