import type { Format } from "../format";

export const format: Format = { key: "swiss" };
