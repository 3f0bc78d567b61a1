/**
 * How wide something is, told once it is laid out and whenever that changes. Unlike `bind:clientWidth`
 * it never asks for a layout in the middle of drawing: on an old phone that is a third of a hand's deal.
 */
export function measured(node: HTMLElement, tell: (width: number) => void): { destroy: () => void } {
  const watch = new ResizeObserver(() => tell(node.clientWidth));
  watch.observe(node);
  return { destroy: () => watch.disconnect() };
}

/** What scrolls by itself can be reached by keys, for as long as there is more of it than is seen. */
export function reached(node: HTMLElement): { destroy: () => void } {
  const watch = new ResizeObserver(() => {
    if (node.scrollHeight > node.clientHeight + 1) node.tabIndex = 0;
    else node.removeAttribute("tabindex");
  });
  watch.observe(node);
  return { destroy: () => watch.disconnect() };
}

/** Width and height, in the same way. */
export function sized(node: HTMLElement, tell: (width: number, height: number) => void): { destroy: () => void } {
  const watch = new ResizeObserver(() => tell(node.clientWidth, node.clientHeight));
  watch.observe(node);
  return { destroy: () => watch.disconnect() };
}
