/** What this device knows of whoever holds it: the name, and a PIN that nobody need remember. */
import { keep, read } from "../phone/kept";
import { t } from "../text";

const NAME = "cardhall.name";
const PIN = "cardhall.pin";
const FACE = "cardhall.face";
const BOTS = "cardhall.bots";

/** How bots play at the tables that are opened here. */
export interface BotsWanted {
  skill: string;
  manner: string;
  speed: string;
}

/** Six figures, so that they can be read out to another device. */
function newPin(): string {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return String(number % 1_000_000).padStart(6, "0");
}

class Device {
  /** What somebody chose to be called here; "" until they do. */
  name = $state(read(NAME, ""));
  /** What the table calls them meanwhile. */
  get called(): string {
    return this.name || t.guest;
  }

  /** The face that this person chose here; "" shows the initials. */
  face = $state(read(FACE, ""));
  show(face: string): void {
    this.face = face;
    keep(FACE, face || null);
  }
  bots = $state.raw<BotsWanted>(read(BOTS, { skill: "strong", manner: "", speed: "usual" }));
  wantBots(wanted: BotsWanted): void {
    this.bots = wanted;
    keep(BOTS, wanted);
  }

  call(name: string): void {
    this.name = name.trim();
    keep(NAME, this.name || null);
  }
  /** Made when it is first wanted; a browser that keeps nothing has one as long as it is open. */
  get pin(): string {
    this.made ||= read(PIN, "") || newPin();
    keep(PIN, this.made);
    return this.made;
  }
  private made = "";
  /** Name and PIN are gone; seats taken under them stay this browser's. */
  forget(): void {
    this.call("");
    keep(PIN, null);
    this.made = "";
  }
}

export const device = new Device();
