/** Figures on the keyboard press the buttons of the dock: 1 the first, 9 the ninth. */

const inField = (event: KeyboardEvent) => !!(event.target as HTMLElement).closest("input, textarea, select");

/** While cards can be chosen a figure is a rank, and presses a button only together with Shift. */
export function pressDigit(event: KeyboardEvent, buttons: HTMLElement | undefined, choosing: boolean): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey !== choosing || inField(event)) return;
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(event.code)?.[1];
  const button = buttons?.querySelectorAll<HTMLButtonElement>("button:not(:disabled)")[Number(digit) - 1];
  if (!digit || !button) return;
  event.preventDefault();
  button.focus();
  button.click();
}
