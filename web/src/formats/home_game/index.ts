import type { GivenByFolder } from "../format";

export const format: GivenByFolder = { atHome: true, help: "night" };
