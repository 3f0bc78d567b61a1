/** The words of the page on checked shuffles. */
import type { fairness as English } from "../en/fairness";

export const fairness: typeof English = {
  title: "Comment les cartes restent honnêtes",
  lead: "Personne dans la salle, ni aucun de ses programmes, ne peut choisir ou changer une carte une fois la séance commencée.",
  steps: [
    "Avant la séance, l’ordinateur de la salle tire un nombre secret. Tous les jeux de la séance en découlent.",
    "Avant le premier coup, il montre un sceau : un long nombre tiré du secret par SHA-256. Un autre secret donnerait un autre sceau. Votre navigateur garde le sceau qu’il voit avant le jeu, et cette page le compare.",
    "À la fin de la séance, le secret lui-même est montré à la table. Chacun peut refaire le sceau et voir que c’est le même.",
    "Les robots entrent comme les joueurs. On leur donne ce que leur place peut voir, et rien d’autre.",
  ],
  own: "Seul le programme de la salle choisit le secret : le sceau prouve qu’il était fixé avant le jeu, non que personne n’en a cherché un favorable. À qui appartient l’ordinateur, ses fichiers sont ouverts. Choisissez cette personne comme vous choisiriez qui tient l’argent.",
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
