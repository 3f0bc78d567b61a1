/** What a sentence of the hall asks of French grammar. */
import type { Grammar } from "../../heard";
import { de, deRank, list, many, the, upTo } from "../grammar";

const RANKS = ["deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix", "valet", "dame", "roi", "as"];

export const grammar: Grammar = {
  rank: (rank, several) => `${RANKS[rank]}${several && rank > 8 && rank < 12 ? "s" : ""}`,
  cents: (n) => many(n, "cent"),
  the,
  list,
  functions: {
    ROW: (parts) => parts.join(" "),
    STOPS: (parts) => parts.join(". "),
    THE: (parts) => list(parts.map(the)),
    DE: (parts) => de(list(parts)),
    OR: (parts) => list(parts).replace(/ et (?!.* et )/, " ou "),
    DE_RANK: ([rank]) => deRank(rank),
    UP_TO: ([rank]) => upTo(rank),
  },
};
