/** Day, evening, or as the device has it; and how many colours the suits have. */
type Name = "auto" | "day" | "evening";
const KEY = "cardhall.look";
const DECK = "cardhall.deck";

function kept(key: string): string {
  try {
    return localStorage.getItem(key) ?? "";
  } catch {
    return "";
  }
}
function keep(key: string, value: string): void {
  try {
    if (value) localStorage.setItem(key, value);
    else localStorage.removeItem(key);
  } catch {
    // A browser that keeps nothing still shows what was asked.
  }
}

class Look {
  name = $state<Name>((kept(KEY) as Name) || "auto");
  /** "" until somebody has chosen: then the felt offers the four-colour deck once. */
  deck = $state<"" | "two" | "four">(kept(DECK) as "" | "two" | "four");

  constructor() {
    this.show();
  }
  next(): void {
    const order: Name[] = ["auto", "day", "evening"];
    this.name = order[(order.indexOf(this.name) + 1) % order.length] ?? "auto";
    keep(KEY, this.name === "auto" ? "" : this.name);
    this.show();
  }
  chooseDeck(deck: "two" | "four"): void {
    this.deck = deck;
    keep(DECK, deck);
    this.show();
  }
  private show(): void {
    const root = document.documentElement;
    if (this.name === "auto") delete root.dataset.look;
    else root.dataset.look = this.name;
    if (this.deck) root.dataset.deck = this.deck;
  }
}

export const look = new Look();
