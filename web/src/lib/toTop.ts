/** Brings something to the top of the part that scrolls around it, and moves nothing further out: the
 * console above its part stays where it is. */
export function toTop(node: Element | null | undefined): void {
  const part = node?.closest('[role="tabpanel"]');
  if (node && part && getComputedStyle(part).overflowY === "auto") part.scrollTop += node.getBoundingClientRect().top - part.getBoundingClientRect().top;
  else node?.scrollIntoView({ block: "start" });
}
