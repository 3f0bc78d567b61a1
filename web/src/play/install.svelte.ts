/** Cardhall as an app, where the browser offers it: on localhost and over HTTPS, never in the hall,
 *  whose pages come over its plain network and need none of this. */
interface Offer extends Event {
  prompt(): Promise<void>;
}

class Install {
  /** The browser's offer; null where there is none. */
  offer = $state.raw<Offer | null>(null);

  constructor() {
    if (!isSecureContext || !("serviceWorker" in navigator)) return;
    addEventListener("beforeinstallprompt", (event) => {
      event.preventDefault();
      this.offer = event as Offer;
    });
    addEventListener("appinstalled", () => (this.offer = null));
    void navigator.serviceWorker.register("/sw.js").catch(() => {});
  }
  async take(): Promise<void> {
    await this.offer?.prompt();
    this.offer = null;
  }
}

export const install = new Install();
