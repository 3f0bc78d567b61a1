/** Which page a path shows. Pages are fetched when they are first wanted, their words beside them. */
import type { Component } from "svelte";
import { front } from "./pages/front.svelte";
import { withWords } from "./text";
import type { Area, Catalogue } from "./text/areas";

export type Params = Record<string, string>;
type Page = Component<{ params: Params }>;
interface Route {
  pattern: RegExp;
  names: string[];
  load: (params: Params) => Promise<{ default: Page }>;
  /** Without masthead and foot: the projector, the phone in the hand, the felt. */
  bare?: boolean;
}

/** A page and the areas of the words that it and its parts say; a test compares the two. A
    parameter in braces stands in an area as it does in the path. */
function route(path: string, areas: (Area | Catalogue)[], load: () => Promise<unknown>, bare = false): Route {
  const names: string[] = [];
  const source = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    names.push(name);
    return "([^/]+)";
  });
  return {
    pattern: new RegExp(`^${source}/?$`),
    names,
    load: (params) =>
      withWords(
        areas.map((area) => area.replace("{game}", params.game ?? "") as Area | Catalogue),
        load as () => Promise<{ default: Page }>,
      ),
    bare,
  };
}

export const routes: Route[] = [
  route("/", ["table", "front", "play", "messages/machine", "messages/table"], async () => {
    const [page] = await Promise.all([import("./pages/Welcome.svelte"), front.ask()]);
    return page;
  }),
  route("/login", ["front", "messages/hall", "messages/machine"], () => import("./pages/Login.svelte")),
  route("/new", ["front", "messages/hall", "messages/machine"], () => import("./pages/NewEvent.svelte")),
  route("/copy", ["front", "messages/hall", "messages/machine"], () => import("./pages/TakeIn.svelte")),
  route("/practice", ["table", "open", "people", "play", "messages/table"], () => import("./pages/Practice.svelte")),
  route("/join", ["phone", "messages/hall"], () => import("./phone/JoinPage.svelte"), true),
  route(
    "/console/{event}",
    ["console", "front", "judge", "online", "papers", "phone", "results", "settings", "standings", "messages/hall", "messages/house", "messages/machine"],
    () => import("./pages/Console.svelte"),
  ),
  route("/judge/{event}", ["console", "desk", "judge", "online", "phone", "messages/hall", "messages/machine"], () => import("./pages/Judge.svelte")),
  route("/projector/{event}", ["projector", "results", "messages/hall"], () => import("./pages/Projector.svelte"), true),
  route("/results/{event}", ["results", "messages/hall"], () => import("./pages/ResultsPage.svelte")),
  route("/learn", ["table", "learn", "messages/lessons"], () => import("./learn/Learn.svelte")),
  route(
    "/learn/{game}",
    ["table", "learn", "messages/lessons", "messages/table", "messages/{game}/game", "messages/{game}/lesson"],
    () => import("./learn/LessonPage.svelte"),
    true,
  ),
  route(
    "/problems/{game}",
    ["table", "learn", "messages/lessons", "messages/table", "messages/advice", "messages/{game}/game"],
    () => import("./learn/ProblemPage.svelte"),
    true,
  ),
  route("/rules", ["rules"], () => import("./pages/Rules.svelte")),
  route("/fairness", ["fairness", "table"], () => import("./pages/Fairness.svelte")),
  route("/check", ["fairness", "table"], () => import("./pages/Fairness.svelte")),
  route("/play/{game}", ["table", "open", "people", "play", "messages/table", "messages/{game}/game"], () => import("./pages/Practice.svelte")),
  route("/lobby/{table}", ["table", "people", "play", "sit", "messages/table"], () => import("./play/Lobby.svelte")),
  route("/sit/{code}", ["table", "open", "play", "sit", "messages/table"], () => import("./play/Sit.svelte")),
  route("/watch", ["table", "play", "messages/table"], () => import("./play/Watch.svelte")),
  route("/mine", ["table", "play", "messages/table"], () => import("./play/Mine.svelte")),
  route("/day/{game}", ["play", "messages/machine"], () => import("./play/Day.svelte")),
  route("/hand/{table}/{number}", ["advice", "table", "open", "play", "messages/table", "messages/advice"], () => import("./play/HandPage.svelte")),
  route("/table", ["table", "phone", "messages/hall"], () => import("./phone/CaptainPage.svelte"), true),
  route("/me", ["phone", "results", "messages/hall"], () => import("./phone/PlayerPage.svelte"), true),
  route("/live/{table}", ["table", "open", "messages/table"], () => import("./table/LivePage.svelte"), true),
];

function match(path: string): { route: Route | null; params: Params } {
  for (const candidate of routes) {
    const found = candidate.pattern.exec(path);
    if (!found) continue;
    const params: Params = {};
    candidate.names.forEach((name, i) => {
      params[name] = decodeURIComponent(found[i + 1] ?? "");
    });
    return { route: candidate, params };
  }
  return { route: null, params: {} };
}

/** Cards and bookmarks of before have the code in the path; the door takes it out of the address. */
function moveCode(): void {
  const [, code] = /^\/(?:me|table)\/([^/]+)\/?$/.exec(location.pathname) ?? [];
  if (code) history.replaceState(null, "", `/join#code=${code}`);
}
moveCode();

class Router {
  path = $state(location.pathname);
  query = $state(location.search);
  hash = $state(location.hash);
  here = $derived(match(this.path));

  constructor() {
    addEventListener("popstate", () => this.read());
    addEventListener("hashchange", () => this.read());
    document.addEventListener("click", (click) => this.follow(click));
  }

  go(to: string, replace = false): void {
    if (replace) history.replaceState(null, "", to);
    else history.pushState(null, "", to);
    const before = this.path;
    this.read();
    if (before !== this.path) scrollTo(0, 0);
  }

  private read(): void {
    moveCode();
    this.path = location.pathname;
    this.query = location.search;
    this.hash = location.hash;
  }

  /** Links inside the hall change the page without fetching it all again. */
  private follow(click: MouseEvent): void {
    if (click.defaultPrevented || click.button || click.metaKey || click.ctrlKey || click.shiftKey) return;
    const link = (click.target as Element | null)?.closest?.("a");
    if (!link || link.target || link.hasAttribute("download")) return;
    const to = new URL(link.href, location.href);
    if (to.origin !== location.origin || !match(to.pathname).route) return;
    if (to.pathname === location.pathname && to.hash) return;
    click.preventDefault();
    this.go(to.pathname + to.search + to.hash);
  }
}

export const router = new Router();
