/** The cards that are picked for an act, and the acts that they make up. */
import type { Pick } from "./shapes";

export class Picking {
  lifted = $state<string[]>([]);

  /** `picks`: the acts with cards that can be tried now; `send`: do one. */
  constructor(
    private readonly picks: () => readonly Pick[],
    private readonly send: (act: string) => void,
  ) {}

  /** One card makes up each act. */
  get single(): boolean {
    return this.picks().length > 0 && this.picks().every((pick) => pick.most === 1);
  }
  /** The acts for which enough cards are picked, and not too many. */
  get ready(): Pick[] {
    return this.picks().filter((pick) => this.lifted.length >= pick.least && this.lifted.length <= pick.most);
  }
  spoken(pick: Pick): string {
    return [pick.verb, ...this.lifted, ...(pick.rest ? [pick.rest] : [])].join(" ");
  }
  /** Touch a card; the second touch on a single one plays it, where `twice` is not false. */
  lift(card: string, twice = true): void {
    const up = this.lifted.includes(card);
    if (this.single && up && twice) this.play();
    else if (this.single) this.lifted = [card];
    else this.lifted = up ? this.lifted.filter((other) => other !== card) : [...this.lifted, card];
  }
  play(): void {
    const [pick] = this.ready;
    if (pick) this.send(this.spoken(pick));
  }
}
