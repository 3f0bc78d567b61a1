/**
 * What stands in the first page itself (index.html): the head and the evening of the front door, the
 * bare felt of a table. A slow phone paints them a second before the program is there; they stay in
 * their place until the page that takes it is, and no other page shows them.
 */
const kept: Record<"door" | "felt", Element | null> = { door: null, felt: null };

/** Which of them an address shows; index.html asks the same. */
const shownAt = (path: string) => (path === "/" ? kept.door : path.startsWith("/live/") ? kept.felt : null);

/** The program takes its place: what stood there is kept for pages that are on their way. */
export function takeOver(target: HTMLElement): void {
  kept.door = target.querySelector(".still-door");
  kept.felt = target.querySelector(".still-felt");
  target.replaceChildren();
  delete document.documentElement.dataset.opens;
}

/** In this place stands what an address shows before its page does. */
export function still(place: HTMLElement, path: string): void {
  const standing = shownAt(path);
  place.className = "still";
  if (standing) place.append(standing);
}

const PATIENCE = 200; // ms; a page that nobody looks at is not painted
const wait = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));
/** After the next frame. */
const frame = () => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done)));

/** Done when what stands there has been painted: the first drawing of the program waits for it. */
export async function painted(): Promise<void> {
  const opens = document.documentElement.dataset.opens;
  const picture = opens && document.querySelector<HTMLImageElement>(`.still-${opens} img`);
  if (picture)
    await Promise.race([
      picture
        .decode()
        .catch(() => undefined)
        .then(frame),
      wait(PATIENCE),
    ]);
}
