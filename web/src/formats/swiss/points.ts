/** A figure as it was typed: a whole number of points, or null. */
export function figure(typed: string): number | null {
  return /^\d{1,4}$/.test(typed.trim()) ? Number(typed) : null;
}
