import { t } from "../../../text";
import type { GameParts } from "../../game";
import Dock from "./Dock.svelte";
import Middle from "./Middle.svelte";

export const parts: GameParts = {
  Middle,
  Dock,
  get words() {
    return t.plain;
  },
  choiceRows: 2,
};
