/** How Pedro is dealt, for the check of revealed deals. */
import type { Dealt } from "../../../play/dealt";

export const deal: Dealt = { packets: (players) => (players === 4 ? new Array<number>(12).fill(3) : []), first: "highest", draws: true, comesBack: true };
