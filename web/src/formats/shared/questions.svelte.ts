/** Questions one a screen: none is passed over without an answer, and the eye is on the one that is asked. */
import { tick } from "svelte";

export class Questions {
  heading = $state<HTMLElement>();
  /** Next was pressed before a figure was keyed in. */
  blank = $state(false);

  constructor(
    private readonly draft: { at: number },
    private readonly answered: () => boolean,
    private readonly onclose: () => void,
  ) {}

  go = async (to: number): Promise<void> => {
    this.draft.at = to;
    this.blank = false;
    await tick();
    this.heading?.focus();
    scrollTo(0, 0);
  };
  next = (): void => {
    this.blank = !this.answered();
    if (!this.blank) void this.go(this.draft.at + 1);
  };
  back = (): void => {
    if (this.draft.at === 0) this.onclose();
    else void this.go(this.draft.at - 1);
  };
}
