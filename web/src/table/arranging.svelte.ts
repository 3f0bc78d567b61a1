/** How somebody likes to hold their cards, on this device. */
type By = "suit" | "rank";
const KEY = "cardhall.arrange";

class Arranging {
  by = $state<By>(kept());
  choose(by: By): void {
    this.by = by;
    try {
      localStorage.setItem(KEY, by);
    } catch {
      // A browser that keeps nothing asks again next time.
    }
  }
}
function kept(): By {
  try {
    return localStorage.getItem(KEY) === "rank" ? "rank" : "suit";
  } catch {
    return "suit";
  }
}

export const arranging = new Arranging();
