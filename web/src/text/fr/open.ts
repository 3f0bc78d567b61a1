/** The words of an open table: nothing is refused that can be done, and people call what is wrong. */
import type { open as English } from "../en/open";

export const open: typeof English = {
  maker: {
    title: "Qui surveille le jeu",
    guided: "La table surveille",
    guidedWhat: "On ne peut jouer que ce que permettent les règles.",
    open: "Vous surveillez",
    openWhat: "Tout peut se jouer, comme sur bois ; qui voit une faute la signale.",
    here: "À cette table, c’est vous qui surveillez : aucune faute n’est empêchée, et qui la voit la signale.",
  },

  firstHand: (button: string) => `Ici, on n’avertit personne. Si vous voyez une faute, touchez « ${button} ».`,

  outOfTurn: "Agir hors tour",
  notYourTurnCard: "Ce n’est pas à vous. La jouer quand même ?",
  notYourTurn: "Ce n’est pas à vous. Le faire quand même ?",
  wait: "Attendre mon tour",
  drawAgain: "Piocher encore",

  call: "Signaler",
  callAt: { holdem: "Signaler" },
  callTitle: "Quelle est la faute ?",
  what: "Ce qui s’est passé",
  other: "Autre chose",
  who: "Qui était-ce ?",
  whoMust: "Dites qui c’était.",
  mustAnswer: "Il reste une question.",
  send: "Signaler",
  sendOn: (name: string) => `Signaler : ${name}`,
  sendOnMe: "Me signaler",
  cancel: "Pas de faute",

  ruled: "Décidé dans cette donne",
  proven: (by: string) => `Signalé par ${by}, avec raison.`,
  notProven: (by: string) => `Signalé par ${by}, à tort.`,
  follows: "Ce qui s’ensuit",
  nothing: "Rien ne change.",

  last: "Une faute ? Signalez-la maintenant.",
  lastClock: "Temps pour signaler",
  nothingToCall: "Rien à signaler",
};
