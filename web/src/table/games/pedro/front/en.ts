import type { FrontWords } from "../../../front";

export const front: FrontWords = {
  line: "Bid, draw, catch the fives",
  round: "Match",
  marks: { bids: "high bid", out: "thrown in" },
};
