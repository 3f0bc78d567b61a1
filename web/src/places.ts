/** Where each person in the hall works. */
import type { Grant } from "./api/client";

/** The page for a role. No code is in an address: who one is, the browser's sign-in says. */
export function placeOf(who: Pick<Grant, "role" | "event">): string {
  switch (who.role) {
    case "chair":
      return who.event ? `/console/${who.event}` : "/";
    case "judge":
      return `/judge/${who.event}`;
    case "captain":
      return `/table#${who.event}`;
    case "player":
      return `/me#${who.event}`;
    default:
      return "/";
  }
}
