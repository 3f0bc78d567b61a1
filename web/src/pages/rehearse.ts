/** One press to a rehearsal: a made-up event under the first of the rules offered, with the tour of it begun. */
import { get, newId, post, type Trouble } from "../api/client";
import type { Shapes } from "../api/spoken";
import { router } from "../router.svelte";
import { t } from "../text";
import { tour } from "./console/tour.svelte";

/** What went wrong; nothing when the rehearsal is open. */
export async function rehearse(): Promise<Trouble | null> {
  const offered = await get<Shapes["OfferedPreset"][]>("/api/event-presets");
  if (!offered.ok) return offered.trouble;
  const first = offered.value[0];
  const id = `rehearsal-${newId().slice(0, 6)}`;
  const body = { id, preset: first?.id, games: first?.games.slice(0, 1).map((game) => game.id), rehearsal: true, settings: { name: t.welcome.rehearsalName } };
  const made = await post<{ id: string }>("/api/events", body);
  if (!made.ok) return made.trouble;
  tour.begin(id);
  router.go(`/console/${id}`);
  return null;
}
