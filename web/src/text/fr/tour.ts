/** La visite d'un premier événement, dans une répétition. */
import type { tour as English } from "../en/tour";

const step = (title: string, text: (button: string) => string, button = "") => ({ title, text, button });

export const tour: typeof English = {
  at: (step, of) => `Étape ${step} sur ${of}`,
  leave: "Quitter la visite",
  steps: {
    entries: step(
      "Les gens s’inscrivent",
      () => "Dans les semaines d’avant, les bulletins arrivent. Dans votre propre événement, vous les écrivez ci-dessous ou les prenez d’un fichier. Ici, laissez s’inscrire soixante personnes inventées.",
      "Les laisser s’inscrire",
    ),
    sign_in: step(
      "Ils arrivent à la porte",
      () => "Écrivez ci-dessous quelques lettres d’un nom et touchez ce nom : la personne est pointée. Essayez une fois. Puis laissez venir les autres.",
      "Laisser venir les autres",
    ),
    seats: step("Tout le monde est là", (button) => `L’ordinateur tire les places au sort et dit pourquoi chacune est ainsi. Appuyez sur « ${button} ».`),
    start: step("La salle trouve ses places", (button) => `« Projecteur », en haut, montre à chacun sa table. Regardez et revenez. Puis appuyez sur « ${button} » : l’horloge tourne.`),
    play: step(
      "Les tables jouent et comptent",
      () => "Quand le temps est écoulé, un téléphone par table envoie les jetons de tous ; une fiche de papier s’écrit ci-dessous. Personne n’est dans cette salle : laissez arriver des comptes inventés.",
      "Laisser arriver les comptes",
    ),
    rounds: step("Ronde après ronde", () => "Sous Résultats, ci-dessous : qui est encore en jeu. La ronde suivante commence comme celle-ci, jusqu’à la dernière table. Laissez l’ordinateur les jouer toutes.", "Jouer jusqu’à la dernière table"),
    awards: step("Les gagnants", (button) => `Toutes les places sont décidées ; vous seul les voyez, ci-dessous. Appuyez sur « ${button} », et toute la salle les verra.`),
    end: step("C’était une journée entière", () => "Regardez chaque partie aussi longtemps que vous voulez : Papiers a ce que l’on imprime, Juge ce qui a été décidé. Une répétition s’efface sous Réglages.", "Créer votre événement"),
  },
};
