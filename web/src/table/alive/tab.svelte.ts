/** A tab that nobody looks at says so when its player is waited for: in its title, and by its icon. */
import { t } from "../../text";
import type { AtTable } from "../at.svelte";

const icon = () => document.querySelector<HTMLLinkElement>("link[rel=icon]");

/** For as long as the table is watched. */
export function carriesOn(table: () => AtTable): void {
  let hidden = $state(document.hidden);
  const look = () => (hidden = document.hidden);
  $effect(() => {
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  });
  $effect(() => {
    if (!hidden || !table().myTurn) return undefined;
    const { title } = document;
    const at = icon();
    const usual = at?.getAttribute("href") ?? "";
    document.title = `* ${t.alive.yourTurn} · ${title}`;
    at?.setAttribute("href", "/mark-turn.svg");
    return () => {
      document.title = title;
      at?.setAttribute("href", usual);
    };
  });
}
