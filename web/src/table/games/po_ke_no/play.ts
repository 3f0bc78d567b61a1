/** What the hall says of a game of Po-Ke-No: see `cardhall.games.po_ke_no.table_view`. */
import type { Shapes } from "../../../api/spoken";
import type { AtTable } from "../../at.svelte";
import { playOf, type PlayOf } from "../../view";

export type Board = Shapes["PoKeNoBoard"];
export type PoKeNoPlay = PlayOf<"po_ke_no">;

export const pokenoOf = (at: AtTable): PoKeNoPlay | null => playOf(at.view, "po_ke_no");
export const boardOf = (play: PoKeNoPlay | null, seat: number): Board | undefined => play?.boards.find((board) => board.seat === seat);
