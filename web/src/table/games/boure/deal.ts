/** How Bouré is dealt, for the check of revealed deals. */
import { singly, type Dealt } from "../../../play/dealt";

export const deal: Dealt = { packets: singly(5), first: "highest", drawnInTurn: false, cut: true, draws: true, comesBack: true };
