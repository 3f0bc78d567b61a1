/** Where a clock of levels stands at a moment: the hall names the parts ahead, the page goes by them. */
import type { LevelClock, LevelPart } from "./shapes";

export interface Standing {
  part: LevelPart;
  /** Ms left of it; 0 where it waits. */
  left: number;
  /** Whether play waits for the chips. */
  waits: boolean;
  next: LevelPart[];
}

export function standing(clock: LevelClock, at: number): Standing {
  let index = 0;
  const { parts } = clock;
  if (clock.running) while (index < parts.length - 1 && parts[index]!.ends && at >= parts[index]!.ends && !parts[index]!.holds) index += 1;
  const part = parts[index]!;
  const left = clock.running ? Math.max(0, part.ends ? part.ends - at : part.ms) : index === 0 ? clock.left : part.ms;
  return { part, left, waits: clock.waits || (clock.running && part.holds && left === 0), next: parts.slice(index + 1) };
}

/** Ms until the next break; null where none is ahead, or one is on. */
export function untilBreak({ part, left, next }: Standing): number | null {
  if (part.is_break) return null;
  let sum = left;
  for (const one of next) {
    if (one.is_break) return one.ms ? sum : null;
    sum += one.ms;
  }
  return null;
}
