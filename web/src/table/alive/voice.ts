/** What the caller says, aloud: where the device can speak, the sound is on, and somebody has pressed something. */
import { locale } from "../../text/lang";
import { senses } from "./senses.svelte";

export function say(words: string): void {
  if (!senses.sound || !words || !("speechSynthesis" in window) || document.hidden || !navigator.userActivation?.hasBeenActive) return;
  const spoken = new SpeechSynthesisUtterance(words);
  spoken.lang = locale;
  speechSynthesis.cancel(); // the newest card counts, not one that is late
  speechSynthesis.speak(spoken);
}
