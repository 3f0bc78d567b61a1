/** How Pitty-Pat is dealt, for the check of revealed deals. */
import { singly, type Dealt } from "../../../play/dealt";

export const deal: Dealt = { packets: singly(5), first: "highest", laid: new Array<string>(52).fill("turned"), comesBack: true };
