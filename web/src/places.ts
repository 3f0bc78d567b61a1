/** Where each person in the hall works. */
import type { Me } from "./api/client";

/** The page for a role; a captain's and a player's page stand under the code that she typed. */
export function placeOf(who: Me, code = ""): string {
  switch (who.role) {
    case "chair":
      return who.event ? `/console/${who.event}` : "/";
    case "judge":
      return `/judge/${who.event}`;
    case "captain":
      return `/table/${code}`;
    case "player":
      return `/me/${code}`;
    default:
      return "/";
  }
}
