/** Takes whoever fills in a form to its first field that is not right. */
import { tick } from "svelte";

export async function toFirstWrong(form: EventTarget | null): Promise<void> {
  await tick();
  if (form instanceof HTMLElement) form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}
