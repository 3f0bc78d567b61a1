import type { GivenByFolder } from "../format";

export const format: GivenByFolder = { help: "pairings" };
