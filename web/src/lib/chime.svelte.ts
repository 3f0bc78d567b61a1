/**
 * Two bells made by the browser itself: one before a level ends, three at its end. Browsers make no
 * sound before somebody has pressed something, so the page asks once for "Sound on".
 */
class Chime {
  on = $state(false);
  private audio: AudioContext | null = null;

  /** To be called from a press. */
  turn(): void {
    this.on = !this.on;
    if (!this.on) return;
    const Made = window.AudioContext ?? (window as { webkitAudioContext?: typeof AudioContext }).webkitAudioContext;
    this.audio ??= Made ? new Made() : null;
    void this.audio?.resume();
    this.ring(1);
  }

  /** So many strokes of a bell, half a second apart. */
  ring(strokes: number): void {
    const audio = this.audio;
    if (!this.on || !audio) return;
    for (let stroke = 0; stroke < strokes; stroke += 1) {
      const at = audio.currentTime + stroke * 0.55;
      // a bell: a tone and two that are not quite its harmonics, dying away at their own pace
      for (const [pitch, loud, lasts] of [
        [660, 0.4, 1.6],
        [1325, 0.2, 1.0],
        [2080, 0.1, 0.5],
      ] as const) {
        const tone = audio.createOscillator();
        const gain = audio.createGain();
        tone.frequency.value = pitch;
        gain.gain.setValueAtTime(0.0001, at);
        gain.gain.exponentialRampToValueAtTime(loud, at + 0.01);
        gain.gain.exponentialRampToValueAtTime(0.0001, at + lasts);
        tone.connect(gain).connect(audio.destination);
        tone.start(at);
        tone.stop(at + lasts + 0.05);
      }
    }
  }
}

export const chime = new Chime();
