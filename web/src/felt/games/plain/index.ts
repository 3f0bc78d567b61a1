import { plain } from "../../../text/en/games/plain";
import type { GameParts } from "../../game";
import Dock from "./Dock.svelte";
import Middle from "./Middle.svelte";

export const parts: GameParts = { Middle, Dock, words: plain };
