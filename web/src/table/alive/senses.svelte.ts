/** What this device lets the table do: be heard, and move. Kept here, as somebody chose. */
const [SOUND, MOTION] = ["cardhall.sound", "cardhall.motion"];

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
    // A browser that keeps nothing does as it was told until the page is left.
  }
}

class Senses {
  sound = $state(kept(SOUND) !== "off");
  /** What people asked for on this page; the device's own wish for stillness goes before it. */
  motion = $state(kept(MOTION) !== "less");

  constructor() {
    this.show();
  }
  letSound(on: boolean): void {
    this.sound = on;
    keep(SOUND, on ? "" : "off");
  }
  letMove(on: boolean): void {
    this.motion = on;
    keep(MOTION, on ? "" : "less");
    this.show();
  }
  /** Nothing moves here. */
  get still(): boolean {
    return !this.motion || matchMedia("(prefers-reduced-motion: reduce)").matches;
  }
  private show(): void {
    if (this.motion) delete document.documentElement.dataset.motion;
    else document.documentElement.dataset.motion = "less";
  }
}

export const senses = new Senses();
