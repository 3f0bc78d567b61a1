/** How Po-Ke-No is dealt, for the check of revealed deals. */
import type { Dealt } from "../../../play/dealt";

export const deal: Dealt = { packets: null, first: "boards", laid: new Array<string>(52).fill("called") };
