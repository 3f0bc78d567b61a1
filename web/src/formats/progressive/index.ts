import type { Format } from "../format";

export const format: Format = { key: "progressive", shows: ["seat_game", "start_game"] };
