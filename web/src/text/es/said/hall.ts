/** What the hall says elsewhere in the hall: the English, and what is said instead. */
import type { Said } from "../../heard";

export const said: Said = {
};
