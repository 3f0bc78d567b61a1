import type { GivenByFolder } from "../format";

export const format: GivenByFolder = { shows: ["seat_game", "start_game"] };
