/** How Spades is dealt, for the check of revealed deals. */
import type { Dealt } from "../../../play/dealt";

export const deal: Dealt = { packets: (players) => (players === 4 ? new Array<number>(52).fill(1) : []), first: "highest" };
