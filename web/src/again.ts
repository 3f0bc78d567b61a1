/**
 * A part of a page could not be fetched. Where the hall has other pages by now, the address of the
 * part died with the old ones: the page loads itself anew, once for each build of the pages, so that
 * a part which stays away is told of instead.
 */
const KEY = "cardhall.reloaded";
const build = import.meta.url;

async function reloadOnce(): Promise<void> {
  try {
    if (sessionStorage.getItem(KEY) === build) return;
    // a page that cannot come back stays: it says more than the browser's own error
    if (!(await fetch("/", { cache: "no-store" })).ok) return;
    sessionStorage.setItem(KEY, build);
  } catch {
    return; // the hall does not answer, or nothing can be kept that would end a loop
  }
  location.reload();
}

export const reloadWhereAPartIsGone = (): void => addEventListener("vite:preloadError", () => void reloadOnce());
