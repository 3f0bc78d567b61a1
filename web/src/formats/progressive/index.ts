import type { GivenByFolder } from "../format";

export const format: GivenByFolder = { help: "games", shows: ["seat_game", "start_game"] };
