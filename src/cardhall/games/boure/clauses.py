"""The clauses that each book of Bouré gives for what happens. Part of ``games.boure``."""

CLAUSES: dict[str, dict[str, str]] = {
    "LLAA-BOURE": {
        "ante": "LLAA-BOURE-05", "owed": "OP-BOURE-08", "stay": "LLAA-BOURE-17",
        "win": "LLAA-BOURE-38", "only-one": "OP-RAP-06", "nobody": "OP-RAP-06",
        "tie2": "LLAA-BOURE-39", "tie1": "LLAA-BOURE-40", "reneger-top": "OP-BOURE-09",
        "reneger-tie": "LLAA-BOURE-43", "reneger-ones": "LLAA-BOURE-44",
        "next-best": "OP-BOURE-09", "boure": "LLAA-BOURE-42", "renege": "LLAA-BOURE-35",
        "short": "LLAA-BOURE-49", "rotation": "LLAA-BOURE-16", "must-stay": "LLAA-BOURE-22",
        "must-stay-few": "LLAA-BOURE-23", "cannot-pay": "LLAA-BOURE-17",
        "draw-turn": "LLAA-BOURE-19", "too-many": "LLAA-BOURE-21", "follow": "LLAA-BOURE-27",
        "over": "LLAA-BOURE-28", "trump": "LLAA-BOURE-29", "overtrump": "LLAA-BOURE-28",
        "akq": "LLAA-BOURE-26", "one-card": "LLAA-BOURE-25", "turn": "LLAA-BOURE-25",
        "void": "OP-X-01", "thrown-in": "OP-BOURE-02",
    },
    "RAP": {
        "ante": "RAP-09", "owed": "RAP-42", "stay": "OP-RAP-02", "win": "RAP-33",
        "only-one": "OP-RAP-06", "nobody": "OP-RAP-06", "tie2": "RAP-34", "tie1": "RAP-34",
        "reneger-top": "RAP-35", "reneger-tie": "RAP-36", "reneger-ones": "RAP-35",
        "next-best": "OP-BOURE-09", "boure": "RAP-37", "renege": "RAP-41", "short": "RAP-48",
        "rotation": "RAP-14", "must-stay": "OP-BOURE-02", "must-stay-few": "OP-BOURE-02",
        "cannot-pay": "OP-RAP-02", "draw-turn": "RAP-17", "too-many": "RAP-17",
        "follow": "RAP-22", "over": "RAP-22", "trump": "RAP-22", "overtrump": "RAP-22",
        "akq": "OP-BOURE-07", "one-card": "RAP-22", "turn": "RAP-22", "void": "OP-X-01",
        "thrown-in": "OP-BOURE-02",
    },
}  # fmt: skip
