/** Whether this device shows what is said at the table. */
const KEY = "cardhall.mute";

class Talk {
  muted = $state(kept());
  mute(muted: boolean): void {
    this.muted = muted;
    try {
      if (muted) localStorage.setItem(KEY, "1");
      else localStorage.removeItem(KEY);
    } catch {
      // A browser that keeps nothing is quiet until it is closed.
    }
  }
}
function kept(): boolean {
  try {
    return localStorage.getItem(KEY) === "1";
  } catch {
    return false;
  }
}

export const talk = new Talk();
