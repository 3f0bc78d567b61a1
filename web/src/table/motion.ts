/** Small movements that explain: the trick goes to who took it, the pot to who won it. */

const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** A little pile goes from one place to another in a third of a second, and is gone. */
export function carry(from: Element | null, to: Element | null, look: "cards" | "chips"): void {
  if (!from || !to || still() || !("animate" in from)) return;
  const a = from.getBoundingClientRect();
  const b = to.getBoundingClientRect();
  const pile = document.createElement("div");
  pile.className = `carried ${look}`;
  pile.setAttribute("aria-hidden", "true");
  pile.style.left = `${a.left + a.width / 2 - 16}px`;
  pile.style.top = `${a.top + a.height / 2 - 20}px`;
  document.body.append(pile);
  const dx = b.left + b.width / 2 - (a.left + a.width / 2);
  const dy = b.top + b.height / 2 - (a.top + a.height / 2);
  const moved = pile.animate(
    [
      { transform: "none", opacity: 1 },
      { transform: `translate(${dx}px, ${dy}px) scale(0.7)`, opacity: 0.9 },
    ],
    { duration: 330, easing: "cubic-bezier(.3,.1,.3,1)" },
  );
  moved.onfinish = moved.oncancel = () => pile.remove();
}
