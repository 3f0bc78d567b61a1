/** The faces that can be chosen, each a few shapes on a circle of 48: fetched when the first is shown. */
export type Shape = readonly [path: string, fill: string];

const dot = (x: number, y: number, r: number) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
const ring = (x: number, y: number, r: number) => dot(x, y, r) + dot(x, y, r - 1.1);

const GROUND = "M4.500 24a19.500 19.500 0 1 0 39 0a19.500 19.500 0 1 0-39 0z";
const SHOULDERS = "M9.500 37.500c2.500-3 8-4 14.500-4s12 1 14.500 4a19.500 19.500 0 0 1-29 0z";
const NECK = "M20.500 29h7v6.500c-1.500 2-5.500 2-7 0z";
const HEAD = "M24 10.500c5.600 0 8.800 4 8.800 10.200 0 6.800-4 12.300-8.800 12.300s-8.800-5.500-8.800-12.300c0-6.200 3.200-10.200 8.800-10.200z";
const EYES = dot(20.4, 21.6, 1.25) + dot(27.6, 21.6, 1.25);
const BROWS = "M18.200 19c1.200-1.100 3-1.100 4.200-.2v1c-1.200-.8-3-.8-4.200.2zM25.600 18.800c1.200-.9 3-.9 4.200.2v1c-1.200-1-3-1-4.200-.2z";
const NOSE = "M23.700 22l1.700 3.600h-2.600z";
const SMILE = "M20.300 27.600c2.200 1.300 5.200 1.300 7.400 0-.9 3.200-6.500 3.200-7.400 0z";
const CALM = "M21 28.300c2 .7 4 .7 6 0v1c-2 .8-4 .8-6 0z";

/** Behind the head. */
const BACK: Record<string, string> = {
  long: "M12.500 36c-2.500-9-2-27.500 11.500-27.500s14 18.500 11.500 27.500z",
  bun: `${dot(24, 8.6, 4)}M14 26c-1.500-10 2-16.500 10-16.500s11.500 6.500 10 16.500z`,
  bob: "M13 29c-1.500-12 2-20 11-20s12.500 8 11 20c-3 1-19 1-22 0z",
  curls: [
    [15, 17],
    [14, 23],
    [18, 12],
    [24, 10],
    [30, 12],
    [33, 17],
    [34, 23],
    [14.5, 28],
    [33.5, 28],
  ]
    .map(([x = 0, y = 0]) => dot(x, y, 4.2))
    .join(""),
  shawl: "M10.500 38c-2-20 3-30.500 13.500-30.500s15.500 10.500 13.500 30.500z",
};
/** Over the forehead. */
const FRONT: Record<string, string> = {
  crop: "M15 20.500c-1.200-7.500 2.500-11.500 9-11.500s10.200 4 9 11.500c-1-4-3-6-9-6s-8 2-9 6z",
  fringe:
    "M14.800 21.500c-1.300-8.500 2.700-12.500 9.200-12.500s10.500 4 9.200 12.500c-1.500-1-2-3-2.700-4.500-4 .8-9 .8-13 0-.7 1.500-1.200 3.500-2.700 4.500z",
  side: "M14.900 21.500c-1.200-8.500 2.600-12.500 9.100-12.500s10.300 4 9.100 11.500c-5.100-.5-9.300-2.500-11.600-6-1.200 3.500-3.600 5.500-6.600 7z",
  parted: "M14.900 21.500c-.6-8.500 2.900-12 9.100-12s9.700 3.500 9.100 12c-3.300-1.500-7.100-4-9.100-8-2 4-5.800 6.500-9.100 8z",
  temples: "M15.100 22.500c-1-2.500-.9-5 .2-7 .2 2.200 1 2.600.8 4.800zM32.900 22.500c1-2.500.9-5-.2-7-.2 2.200-1 2.600-.8 4.800z",
  shawl: "M14.600 21c-.2-7 3.700-11.500 9.400-11.500s9.600 4.500 9.400 11.500c-1.700-4.500-5-7-9.400-7s-7.700 2.500-9.400 7z",
};
const BEARD =
  "M15.200 22.500c.1 8.500 3.800 12.700 8.800 12.700s8.700-4.200 8.800-12.700c-1 3-3 3.800-5 3.100-1.700-.9-5.900-.9-7.600 0-2 .7-4-.1-5-3.100zM20.800 28.400h6.400c-1 2.200-5.400 2.200-6.400 0z";
const MOUSTACHE = "M24 25.700c1.800-1.200 4.600-.7 6.200 1.500-2.200 1-4.600.8-6.200-.2-1.600 1-4 1.200-6.200.2 1.600-2.200 4.400-2.700 6.200-1.500z";
const GLASSES = `${ring(20.2, 21.6, 3.6)}${ring(27.8, 21.6, 3.6)}M23.600 20.800h.8v1h-.8z`;
const HAT =
  "M8.500 17.500c9-3.300 22-3.300 31 0-2 2.300-29 2.300-31 0zM15.500 15.600c0-6.600 2.500-10.600 8.500-9 6-1.600 8.500 2.400 8.500 9-5-1.300-12-1.300-17 0z";
const BAND = "M15.500 15.600c0-1 .1-1.800.2-2.600 5-1.200 11.600-1.200 16.600 0 .1.800.2 1.600.2 2.600-5-1.300-12-1.300-17 0z";
const CAP =
  "M14.300 17.500c0-6.500 3.700-9.500 9.700-9.500s9.700 3 9.700 9.500c-6-1.700-13.400-1.700-19.400 0zM14 17.800c7-2 16-1.600 24.500 1.700-8 .7-17-.3-24.500-1.700z";
const BOWTIE = "M24 36l-5.500-2.700v5.400zM24 36l5.500-2.700v5.400z";
const RIBBON = "M30.500 11l5.500-3.500v7zM30.500 11l-4.500-4v6.500z";
const PEARLS = [19, 21.3, 24, 26.7, 29].map((x, i) => dot(x, 34.6 + [0, 1.2, 1.7, 1.2, 0][i]!, 1.15)).join("");
const EARRINGS = dot(15, 26, 1.1) + dot(33, 26, 1.1);

interface Look {
  ground: string;
  skin: string;
  shade: string;
  hair: string;
  cloth: string;
  back?: string;
  front?: string;
  calm?: boolean;
  over?: readonly Shape[];
}
const INK = "#2a1d14";
const PALE = ["#f2cfae", "#d8a680"] as const;
const TAN = ["#d9a272", "#b57c4d"] as const;
const BROWN = ["#a86f43", "#83512c"] as const;
const DARK = ["#70452a", "#51301b"] as const;
const look = (ground: string, [skin, shade]: readonly [string, string], hair: string, cloth: string, more: Partial<Look>): Look => ({
  ground,
  skin,
  shade,
  hair,
  cloth,
  ...more,
});

const LOOKS: Record<string, Look> = {
  braid: look("#8a3b2a", TAN, "#3b2314", "#f1e3c6", { back: "long", front: "parted", over: [[EARRINGS, "#f0c96a"]] }),
  bun: look("#2a5d78", PALE, "#8d8f92", "#5b3a78", { back: "bun", front: "side", calm: true, over: [[PEARLS, "#fffdf6"]] }),
  curls: look("#5f6f1f", BROWN, "#1f1510", "#c7462f", { back: "curls", front: "crop", over: [[EARRINGS, "#f0c96a"]] }),
  cap: look("#31536b", TAN, "#3a2a1c", "#e9dcc0", { front: "temples", over: [[CAP, "#7a2e1f"]] }),
  hat: look("#8a5a14", DARK, "#1a120d", "#3c4a2a", {
    over: [
      [HAT, "#e8d9b5"],
      [BAND, "#7a2e1f"],
      [MOUSTACHE, "#1a120d"],
    ],
  }),
  beard: look("#3c4a68", PALE, "#6b3a1c", "#2f5d4a", { front: "side", over: [[BEARD, "#6b3a1c"]] }),
  moustache: look("#6a2f4c", PALE, "#3d3a38", "#23303f", {
    front: "parted",
    calm: true,
    over: [
      [MOUSTACHE, "#3d3a38"],
      [BOWTIE, "#c7462f"],
    ],
  }),
  glasses: look("#1f5c55", TAN, "#54331b", "#d9b44a", { back: "bob", front: "fringe", over: [[GLASSES, INK]] }),
  fringe: look("#84304f", PALE, "#b5763a", "#274b63", { back: "bob", front: "fringe" }),
  waves: look("#46591b", DARK, "#16100c", "#e2c069", { back: "long", front: "side", over: [[EARRINGS, "#fffdf6"]] }),
  bald: look("#70520f", BROWN, "#83512c", "#f1e3c6", {
    over: [
      [BEARD, "#5d5a57"],
      [BOWTIE, "#1f4e79"],
    ],
  }),
  scarf: look("#3a5a3a", BROWN, "#2a1d14", "#274b63", { back: "shawl", front: "shawl", over: [[EARRINGS, "#f0c96a"]] }),
  bow: look("#5b3a78", TAN, "#6b3a1c", "#8fb7c9", { back: "long", front: "fringe", over: [[RIBBON, "#f0c96a"]] }),
  grey: look("#1f4e79", DARK, "#d6d3cc", "#7a2e1f", { front: "crop", calm: true, over: [[GLASSES, "#f1e3c6"]] }),
  crop: look("#5f4632", PALE, "#2a1d14", "#46591b", { front: "crop" }),
  pearls: look("#0f5a58", DARK, "#2a1d14", "#84304f", { back: "bun", front: "crop", over: [[PEARLS, "#fffdf6"]] }),
};

/** Shapes from the back to the front; the colour of a shawl is that of the cloth. */
function drawn(one: Look): readonly Shape[] {
  const hair = (of: Record<string, string>, name?: string): Shape[] =>
    // each lock by itself: where two overlap there is no hole
    name ? (of[name] ?? "").split(/(?=M)/).map((path): Shape => [path, name === "shawl" ? "#d7a63c" : one.hair]) : [];
  return [
    [GROUND, one.ground],
    ...hair(BACK, one.back),
    [SHOULDERS, one.cloth],
    [NECK, one.shade],
    [HEAD, one.skin],
    [NOSE, one.shade],
    [EYES, INK],
    [BROWS, one.hair === "#d6d3cc" || one.hair === "#8d8f92" ? "#6d6a66" : one.hair],
    [one.calm ? CALM : SMILE, "#8c2f25"],
    ...hair(FRONT, one.front),
    ...(one.over ?? []),
  ];
}

export const faces: ReadonlyMap<string, readonly Shape[]> = new Map(Object.entries(LOOKS).map(([name, one]) => [name, drawn(one)]));
