/**
 * A finger that taps twice taps what it saw. What came to lie under it a moment ago, because the first
 * tap moved the table on, is not pressed by the second. Cards are: they are tapped twice on purpose.
 */
const MOMENT = 350; // ms that something must have lain there
const WATCH = 1500; // ms after a tap in which the table may move under the finger
const NEAR = 48; // px that a finger is wide

const pressable = (at: EventTarget | Element | null): Element | null => (at instanceof Element ? at.closest("button, a, summary, label, input") : null);

export function steady(node: HTMLElement): { destroy: () => void } {
  let tapped = { x: 0, y: 0, at: -WATCH };
  let under: Element | null = null; // what lies where the last tap was
  let since = 0; // and since when
  let watching = 0;

  /** After the picture is drawn, when what lies where is known: asked before, it is laid out twice. */
  const lookSoon = (): number => requestAnimationFrame(() => setTimeout(look));
  function look(): void {
    const now = performance.now();
    const found = pressable(document.elementFromPoint(tapped.x, tapped.y));
    if (found !== under) {
      under = found;
      since = now;
    }
    watching = watching && now - tapped.at < WATCH ? lookSoon() : 0;
  }
  function onclick(event: MouseEvent): void {
    const { clientX: x, clientY: y } = event;
    if (!x && !y) return; // by keys
    const now = performance.now();
    const on = pressable(event.target);
    const again = now - tapped.at < WATCH && Math.abs(x - tapped.x) < NEAR && Math.abs(y - tapped.y) < NEAR;
    const mouse = (event as PointerEvent).pointerType === "mouse";
    if (again && on && on === under && now - since < MOMENT && !on.hasAttribute("data-card") && (!mouse || event.detail > 1)) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    tapped = { x, y, at: now };
    under = on;
    since = now - MOMENT;
    if (!watching) watching = lookSoon();
  }
  node.addEventListener("click", onclick, true);
  return {
    destroy: () => {
      cancelAnimationFrame(watching);
      watching = 0;
      node.removeEventListener("click", onclick, true);
    },
  };
}
