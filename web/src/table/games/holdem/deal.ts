/** How Hold'em is dealt, for the check of revealed deals. */
import { singly, type Dealt } from "../../../play/dealt";

export const deal: Dealt = {
  packets: singly(2),
  first: "highest",
  laid: ["burned", "board", "board", "board", "burned", "board", "burned", "board"],
  button: true,
};
