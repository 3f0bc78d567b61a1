/** What the forms of the hall share: figures read, what is wrong found, what was typed kept. */
import { tick } from "svelte";

/** Chips as they are typed, "1,500" or "1 500"; null where no whole number stands. */
export function figure(text: string | undefined): number | null {
  const plain = (text ?? "").replace(/[,\s]/g, "");
  return /^\d+$/.test(plain) ? Number(plain) : null;
}

/** A count as it is typed: figures alone. */
export const whole = (text: string | undefined) => (/^\d+$/.test((text ?? "").trim()) ? Number(text) : null);
/** Points may lie below zero; a dash of any length is a minus. */
export function score(text: string | undefined): number | null {
  const plain = (text ?? "").trim().replace(/^[\u2212\u2013\u2014]/, "-");
  return /^[+-]?\d+$/.test(plain) ? Number(plain) : null;
}

/**
 * What a field holds once the hall has taken what was sent from it: nothing, or what was typed while
 * the answer was under way.
 */
export const leftOver = (now: string, sent: string): string => (now === sent ? "" : now);

async function look(submit: Event): Promise<void> {
  await tick();
  if (submit.target instanceof HTMLElement) submit.target.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}

/**
 * Takes whoever has sent a form to its first field that is not right, which says itself what it lacks.
 * Once a page: each form on it only says which of its fields are wrong.
 */
export function firstWrong(_: HTMLElement): { destroy: () => void } {
  document.addEventListener("submit", look);
  return { destroy: () => document.removeEventListener("submit", look) };
}
