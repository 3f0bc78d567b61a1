/** The words of hints, odds, and of a hand looked over. */
const amount = (hundredths: number) => {
  const value = Math.abs(hundredths) / 100;
  return value < 10 ? value.toFixed(1) : Math.round(value).toLocaleString("en-US");
};
const signed = (hundredths: number) => `${hundredths > 0 ? "+" : hundredths < 0 ? "−" : ""}${amount(hundredths)}`;
const share = (permille: number) =>
  permille > 0 && permille < 10 ? "under 1%" : permille > 990 && permille < 1000 ? "over 99%" : `${Math.round(permille / 10)}%`;
const units: Record<string, [string, string]> = { chips: ["chip", "chips"], cents: ["cent", "cents"], points: ["point", "points"] };

const nameOf = (hundredths: number, unit: string) => units[unit]?.[amount(hundredths) === "1.0" ? 0 : 1] ?? unit;

/** "half a point", as people say it. */
const loss = (hundredths: number, unit: string) =>
  Math.abs(hundredths - 50) < 5 && unit !== "cents" ? `half a ${units[unit]?.[0] ?? unit}` : `${amount(hundredths)} ${nameOf(hundredths, unit)}`;

export const advice = {
  hintTitle: "What a sensible player would do",
  thinking: "One moment …",
  doIt: "Do it",
  weighed: "What each brings",
  brings: (measure: string) => `On average: ${measure}.`,
  playouts: (n: number) => `Counted over ${n.toLocaleString("en-US")} imagined deals.`,
  even: "as good",
  signed,
  share,
  of: (hundredths: number, unit: string) => `${hundredths < 0 ? "−" : ""}${amount(hundredths)} ${nameOf(hundredths, unit)}`,
  lost: (hundredths: number, unit: string) => `${amount(hundredths)} ${nameOf(hundredths, unit)}`,
  loss,
  between: (low: string, high: string) => `between ${low} and ${high}`,
  noOdds: "There is nothing to count just now.",
  band: "The pale band: where the true figure lies in 95 of 100 such counts.",
  over: {
    title: "Your play, looked over",
    lead: "Beside each of your acts: what a sensible player would have done, from what you could see then.",
    begin: "Look over my play",
    working: (done: number, all: number) => `Looking at act ${done} of ${all} …`,
    none: "You made no choice in this hand.",
    sum: (agree: number, other: number, costly: number, forced: number) =>
      [agree && `${agree} as advised`, other && `${other} another way`, costly && `${costly} costly`, forced && `${forced} without a choice`]
        .filter(Boolean)
        .join(", "),
    acts: "Your acts",
    act: (n: number, verdict: string) => `Act ${n}: ${verdict}`,
    verdict: { agree: "as advised", other: "another way", costly: "costly", forced: "no choice" },
    says: {
      agree: "You did what a sensible player would do.",
      other: "You did something else. It may be as good.",
      costly: "You did something else.",
      forced: "There was nothing to choose.",
    },
    costs: (lost: string) => `On average it brings ${lost} less.`,
    unlike: "What you did was not among what was tried.",
    would: "A sensible player here",
    yours: "yours",
  },
  line: {
    best: "Best: you never did better by doing otherwise.",
    fine: "Fine: nothing that you did surely cost you anything.",
    cost: (lost: string, better: string) => `It cost you ${lost}: ${better}.`,
    none: "There was nothing to choose.",
    open: "Look closer",
    title: "Your choices in this hand",
    did: (what: string) => `You: ${what}`,
    counted: "From what you could see then, by the same count as the hints: the same position always gets the same answer.",
    close: "Close",
  },
};
