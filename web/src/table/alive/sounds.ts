/**
 * The sounds of a table, made on the spot: a card is a breath of noise, chips are small bells, a knock
 * is wood. Browsers make none before somebody has pressed something, so the first press wakes them.
 */
import { senses } from "./senses.svelte";

export type Sound = "deal" | "card" | "trick" | "chips" | "knock" | "turn" | "win";

const LEAST_APART = 0.045; // seconds between two of a kind
let audio: AudioContext | null = null;
let noise: AudioBuffer | null = null;
const last: Partial<Record<Sound, number>> = {};

/** The first press: from now on there is something to be heard. */
export function wake(): void {
  if (!senses.sound) return;
  const Made = window.AudioContext ?? (window as { webkitAudioContext?: typeof AudioContext }).webkitAudioContext;
  if (!audio && Made) {
    audio = new Made();
    noise = audio.createBuffer(1, audio.sampleRate / 4, audio.sampleRate);
    const wave = noise.getChannelData(0);
    for (let i = 0; i < wave.length; i += 1) wave[i] = Math.random() * 2 - 1;
  }
  if (audio?.state === "suspended") void audio.resume();
}

/** Swelling for a moment, then dying away. */
function shaped(ctx: AudioContext, at: number, loud: number, lasts: number): GainNode {
  const gain = ctx.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + 0.006);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + lasts);
  gain.connect(ctx.destination);
  return gain;
}
function tone(ctx: AudioContext, at: number, pitch: number, loud: number, lasts: number, kind: OscillatorType = "sine", falls = 1): void {
  const one = ctx.createOscillator();
  one.type = kind;
  one.frequency.setValueAtTime(pitch, at);
  if (falls !== 1) one.frequency.exponentialRampToValueAtTime(pitch * falls, at + lasts);
  one.connect(shaped(ctx, at, loud, lasts));
  one.start(at);
  one.stop(at + lasts + 0.02);
}
function rustle(ctx: AudioContext, at: number, pitch: number, loud: number, lasts: number): void {
  const one = ctx.createBufferSource();
  one.buffer = noise;
  const band = ctx.createBiquadFilter();
  band.type = "bandpass";
  band.frequency.value = pitch;
  band.Q.value = 0.8;
  one.connect(band).connect(shaped(ctx, at, loud, lasts));
  one.start(at, Math.random() * 0.1);
  one.stop(at + lasts + 0.02);
}

const MADE: Record<Sound, (ctx: AudioContext, at: number) => void> = {
  deal: (ctx, at) => rustle(ctx, at, 3200 + Math.random() * 700, 0.14, 0.06),
  card: (ctx, at) => {
    rustle(ctx, at, 2100, 0.22, 0.07);
    tone(ctx, at + 0.01, 170, 0.16, 0.08, "sine", 0.6);
  },
  trick: (ctx, at) => {
    for (let i = 0; i < 3; i += 1) rustle(ctx, at + i * 0.055, 1500 + i * 350, 0.13, 0.09);
  },
  chips: (ctx, at) => {
    for (let i = 0; i < 4; i += 1) tone(ctx, at + i * 0.035 + Math.random() * 0.012, 3600 + Math.random() * 1500, 0.05, 0.05, "triangle");
  },
  knock: (ctx, at) => {
    for (let i = 0; i < 2; i += 1) tone(ctx, at + i * 0.11, 150, 0.35, 0.07, "sine", 0.5);
  },
  turn: (ctx, at) => {
    tone(ctx, at, 660, 0.11, 0.28);
    tone(ctx, at + 0.11, 880, 0.11, 0.4);
  },
  win: (ctx, at) => [523, 659, 784, 1047].forEach((pitch, i) => tone(ctx, at + i * 0.1, pitch, 0.12, i === 3 ? 0.7 : 0.22, "triangle")),
};

/** A sound of the table, so many seconds from now; none while nobody looks, or where it is put out. */
export function sound(which: Sound, later = 0): void {
  if (audio?.state !== "running" || !senses.sound || document.hidden) return;
  const at = audio.currentTime + later;
  if (Math.abs(at - (last[which] ?? -1)) < LEAST_APART) return;
  last[which] = at;
  MADE[which](audio, at);
}
