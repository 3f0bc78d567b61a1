/** A table that nobody plays at: what a felt needs of a live one, for a view that is shown. */
import type { TableView } from "../table/view";

export class Still {
  view = $state.raw<TableView | null>(null);
  version = 0;
  line = "on";
  since = 0;
  trouble = null;
  async refresh(): Promise<void> {}
  close(): void {}
}
