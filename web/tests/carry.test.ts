/** Who of an earlier event can be entered in this one. */
import { describe, expect, it } from "vitest";
import type { CategoryCard, EntryLine } from "../src/api/shapes";
import { rowsFrom } from "../src/pages/console/carry";

const game = (key: string, team_size = 1) => ({ key, name: key, team_size }) as CategoryCard;
const entry = (id: string, name: string, category: string, partner = "", auxiliary = "Moss Oak") => ({ id, name, category, partner, auxiliary }) as EntryLine;

describe("people of an earlier event", () => {
  it("go to their own game, unpaid and undated", () => {
    const [one] = rowsFrom([entry("1", "Ann Example", "boure")], [game("boure"), game("rummy")], [], "");
    expect(one?.row).toEqual({ name: "Ann Example", partner: "", auxiliary: "Moss Oak", category: "boure", paid_cents: 0, dated: "" });
  });
  it("are left out where their game is not played, unless they are sent to another", () => {
    const earlier = [entry("1", "Ann Example", "boure"), entry("2", "Ann Example", "rummy")];
    expect(rowsFrom(earlier, [game("euchre")], [], "")).toEqual([]);
    const once = rowsFrom(earlier, [game("euchre")], [], "euchre");
    expect(once.map((one) => [one.id, one.row.category])).toEqual([["1", "euchre"]]);
  });
  it("stay a team among teams, and are two people where people play alone", () => {
    const team = [entry("1", "Ann Example", "pedro", "Bea Example")];
    expect(rowsFrom(team, [game("pedro", 2)], [], "").map((one) => one.row.partner)).toEqual(["Bea Example"]);
    const alone = rowsFrom(team, [game("boure")], [], "boure");
    expect(alone.map((one) => [one.id, one.row.name, one.row.partner])).toEqual([
      ["1", "Ann Example", ""],
      ["1+", "Bea Example", ""],
    ]);
    expect(rowsFrom([entry("1", "Ann Example", "boure")], [game("pedro", 2)], [], "pedro")).toEqual([]);
  });
  it("are not offered again once they are entered, whichever of a team they were", () => {
    const earlier = [entry("1", "Ann Example", "boure"), entry("2", "Cal Example", "boure")];
    const here = [entry("9", "ann example", "boure")];
    expect(rowsFrom(earlier, [game("boure")], here, "").map((one) => one.already)).toEqual([true, false]);
  });
  it("stand by their last names", () => {
    const earlier = [entry("1", "Ann Zydequay", "boure"), entry("2", "Cal Aucoin", "boure")];
    expect(rowsFrom(earlier, [game("boure")], [], "").map((one) => one.id)).toEqual(["2", "1"]);
  });
});
