/**
 * Cards and chips on their way. What flies is a picture above the table, moved by transform and opacity
 * alone; what it stands for lies in its place already and is only not seen until the picture lands. So
 * nothing that can be pressed moves, nothing is laid out anew, and the page is never behind its state.
 */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}
export interface Way {
  from: Box;
  to: Box;
  /** Milliseconds before it sets out, and on its way. */
  after?: number;
  ms: number;
  /** What is not seen until it lands. */
  real?: Element | null;
  /** It goes out of sight where it lands. */
  away?: boolean;
  /** What is heard when it lands. */
  landed?: () => void;
}

export const boxOf = (one: Element): Box => {
  const { left, top, width, height } = one.getBoundingClientRect();
  return { left, top, width, height };
};
/** A box of this size about the middle of another. */
export const middleOf = (box: Box, width: number, height: number): Box => ({
  left: box.left + (box.width - width) / 2,
  top: box.top + (box.height - height) / 2,
  width,
  height,
});

const LIFT = "cubic-bezier(.25,.6,.3,1)";
const flying = new Set<() => void>();
const leaving: (() => void)[] = []; // they set out together, when all places have been measured
let gone: Animation[] = []; // what went away, and is not seen in its old place
let sky: HTMLElement | null = null;

/** Is anything on its way? */
export const inTheAir = (): boolean => flying.size + leaving.length > 0;

/** What is on its way is there at once. */
export function land(): void {
  leave();
  for (const end of [...flying]) end();
}

/** What went away is seen where it lies after all. */
export function showAgain(): void {
  for (const one of gone) one.cancel();
  gone = [];
}

/** A picture goes from one place to another. */
export function fly(picture: Element, way: Way): void {
  if (leaving.push(() => setOut(picture, way)) === 1) queueMicrotask(leave);
}
function leave(): void {
  for (const go of leaving.splice(0)) go();
}

/** It is laid out once, at the larger of the two places. */
function setOut(picture: Element, { from, to, after = 0, ms, real, away, landed }: Way): void {
  if (!sky?.isConnected) {
    sky = document.createElement("div");
    sky.className = "sky";
    sky.setAttribute("aria-hidden", "true");
    document.body.append(sky);
  }
  const lies = from.width > to.width ? from : to;
  const body = document.createElement("div");
  body.style.cssText = `left:${lies.left}px;top:${lies.top}px;width:${lies.width}px;height:${lies.height}px`;
  body.append(picture);
  const at = (box: Box) => `translate(${box.left - lies.left}px,${box.top - lies.top}px) scale(${box.width / lies.width})`;
  sky.append(body);
  const path: Keyframe[] = [
    { transform: at(from), opacity: 1 },
    { transform: at(to), opacity: away ? 0 : 1 },
  ];
  if (away) path.splice(1, 0, { transform: at(to), opacity: 1, offset: 0.85 });
  const moved = body.animate(path, { duration: ms, delay: after, easing: LIFT, fill: "both" });
  const unseen = real?.animate([{ opacity: 0 }, { opacity: 0 }], { duration: after + ms, fill: away ? "forwards" : "none" });
  if (away && unseen) gone.push(unseen);
  if (!flying.size) performance.mark("cards fly");
  let over = false;
  const end = (): void => {
    if (over) return;
    over = true;
    flying.delete(end);
    body.remove();
    moved.cancel();
    if (!away) unseen?.cancel();
    if (!flying.size) performance.mark("cards lie");
    landed?.();
  };
  flying.add(end);
  moved.onfinish = end;
}

/** The back of a card, or a little pile of chips: plain boxes, drawn at no cost. */
export function plain(look: "back" | "chips"): HTMLElement {
  const one = document.createElement("i");
  one.className = look;
  return one;
}
