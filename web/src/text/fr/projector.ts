/** The words of the wall. */
import type { projector as English } from "../en/projector";
import { many, plural } from "./grammar";

export const projector: typeof English = {
  title: "Projecteur",
  awards: "Récompenses",
  callNext: (place, game) => `Entrée : annoncer la ${place} place, ${game}`,
  held: "Les gagnants seront nommés à la remise des récompenses",
  names: (from: string, to: string) => `Table et place par nom, ${from === to ? from : `${from} à ${to}`}`,
  heads: { place: "Rang", name: "Nom", game: "Jeu", against: "Contre", table: "Table", seat: "Place", match: "N°", teams: "Équipes", points: "Points", prize: "Prix", games: "Parties", satOut: "Repos", score: "Total", result: "Résultat", losses: "Défaites" },
  where: "Tables et places",
  round: (n: number, final: boolean) => (final ? "La finale" : `Ronde ${n}`),
  time: "Temps écoulé",
  timeMore: "Finissez la donne, puis comptez les jetons",
  page: (n: number, of: number) => `${n} sur ${of}`,
  counted: (n: number, of: number) => `${many(n, "table comptée", "tables comptées")} sur ${of}`,
  signin: "Les présences ferment dans",
  signedIn: (n: number, of: number) => `${many(n, "présence")} sur ${of}`,
  welcome: "Bienvenue",
  starts: (when: string) => `Premières cartes ${when}`,
  takeSeats: "Prenez place, s’il vous plaît",
  done: "Le tournoi est terminé",
  decided: "Terminé",
  teamsIn: (n: number) => `${many(n, "équipe")} en jeu`,
  later: (tables: number[]) => `autre horloge : ${plural(tables.length, "table")} ${tables.join(", ")}`,
  seatsOf: (game: string, n: number, final: boolean, seated: boolean) =>
    `${game}, ${final ? "la finale" : `ronde ${n}`}${seated ? " : prenez place, s’il vous plaît" : ""}`,
  standingsOf: (game: string) => `${game} : classement`,
  between: "Bientôt les prochaines places",
  tables: (n: number) => `Table ${n}`,
  next: "page suivante",
  hold: "Garder la page",
  goOn: "Tourner les pages",
  matches: "Matchs en cours",
  versus: "contre",
  bracket: "Tableau",
  clock: "Horloge de la séance",
};
