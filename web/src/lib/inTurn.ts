/** Do what can wait one piece at a time, each in a task of its own after the page has been painted:
 * a slow phone answers a finger between two of them. */
const waiting: (() => void)[] = [];

function next() {
  waiting.shift()?.();
  if (waiting.length) soon();
}

function soon() {
  // the frame first, then what was put off
  requestAnimationFrame(() => setTimeout(next));
}

/** Put a piece of work off; returns what takes it back. */
export function inTurn(work: () => void): () => void {
  waiting.push(work);
  if (waiting.length === 1) soon();
  return () => {
    const at = waiting.indexOf(work);
    if (at > 0) waiting.splice(at, 1);
    else if (at === 0) waiting[0] = () => {};
  };
}
