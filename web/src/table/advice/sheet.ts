/** Let a sheet lie at the top of the screen, as wide as the felt: it ends above what lies there, and
 * scrolls. Answers with the way to let go of it. */
export function fit(sheet: HTMLElement): () => void {
  const lay = () => {
    const lies = [...document.querySelectorAll(".felt [data-lies]")].map((one) => one.getBoundingClientRect().top).filter((top) => top > 0);
    sheet.style.setProperty("--room", `${Math.max(96, Math.min(...lies, innerHeight * 0.45) - 6)}px`);
    const felt = document.querySelector(".felt")?.getBoundingClientRect();
    if (felt) [sheet.style.left, sheet.style.width] = [`${felt.left}px`, `${Math.min(felt.width, 760)}px`];
  };
  lay();
  addEventListener("resize", lay);
  return () => removeEventListener("resize", lay);
}
