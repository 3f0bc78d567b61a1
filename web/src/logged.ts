/** What is said of a press whose button has no words of its own. */
import { t } from "./text";

/** What was just done in the words of the log, where a button has none of its own. */
export const asLogged = (view: { log: readonly { version: number; text: string }[] } | null, seen: number): string => {
  const latest = view?.log[0];
  return latest && latest.version > seen ? latest.text : t.console.done;
};
