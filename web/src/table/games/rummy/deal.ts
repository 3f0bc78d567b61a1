/** How Rummy is dealt, for the check of revealed deals. */
import { singly, type Dealt } from "../../../play/dealt";

export const deal: Dealt = { packets: (players) => singly(players === 2 ? 10 : players <= 4 ? 7 : 6)(players), first: "lowest", laid: ["turned"], draws: true };
