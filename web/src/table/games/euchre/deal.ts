/** How Euchre is dealt, for the check of revealed deals. */
import type { Dealt } from "../../../play/dealt";

export const deal: Dealt = { ranks: "9TJQKA", packets: (players) => (players === 4 ? [3, 2, 3, 2, 2, 3, 2, 3] : []), first: "jack", laid: ["turned"] };
