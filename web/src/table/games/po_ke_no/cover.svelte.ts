/** Who covers my board: my own finger, which is the game, or the hall, if I ask it to. What I covered stays on this device through a
 *  reload; a miss is mine, for only what I see may make me call. */

const WHO = "cardhall.pokeno.cover";

export class Cover {
  byHand = $state(true);
  cells = $state.raw<number[]>([]);
  private game = "";
  constructor(private table: string) {
    try {
      this.byHand = localStorage.getItem(WHO) !== "hall";
    } catch {
      // A browser that keeps nothing asks again each time.
    }
  }
  private get key() {
    return `${WHO}.${this.table}`;
  }
  choose(byHand: boolean, covered: readonly number[]): void {
    this.byHand = byHand;
    if (byHand) this.put([...covered]);
    try {
      localStorage.setItem(WHO, byHand ? "hand" : "hall");
    } catch {
      // see above
    }
  }
  /** A game begins with a bare board; after a reload it is as I left it. */
  at(game: string): void {
    if (game === this.game) return;
    const first = !this.game;
    this.game = game;
    let kept: number[] = [];
    try {
      const [of, ...cells] = (sessionStorage.getItem(this.key) ?? "").split(" ");
      if (first && of === game) kept = cells.map(Number);
    } catch {
      // see above
    }
    this.cells = kept;
  }
  toggle(cell: number): void {
    this.put(this.cells.includes(cell) ? this.cells.filter((other) => other !== cell) : [...this.cells, cell]);
  }
  private put(cells: number[]): void {
    this.cells = cells;
    try {
      sessionStorage.setItem(this.key, [this.game, ...cells].join(" "));
    } catch {
      // see above
    }
  }
}
