/** The areas of the words in this language, the same as in ../en. */
import type { Areas } from "../areas";

export const areas: Partial<Areas> = {};
