/** Which page a path shows. Pages are fetched when they are first wanted. */
import type { Component } from "svelte";

export type Params = Record<string, string>;
type Page = Component<{ params: Params }>;
interface Route {
  pattern: RegExp;
  names: string[];
  load: () => Promise<{ default: Page }>;
  /** Without masthead and foot: the projector, the phone in the hand, the felt. */
  bare?: boolean;
}

function route(path: string, load: () => Promise<unknown>, bare = false): Route {
  const names: string[] = [];
  const source = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    names.push(name);
    return "([^/]+)";
  });
  return {
    pattern: new RegExp(`^${source}/?$`),
    names,
    load: load as Route["load"],
    bare,
  };
}

export const routes: Route[] = [
  route("/", () => import("./pages/Welcome.svelte")),
  route("/login", () => import("./pages/Login.svelte")),
  route("/new", () => import("./pages/NewEvent.svelte")),
  route("/practice", () => import("./pages/Practice.svelte")),
  route("/join", () => import("./phone/JoinPage.svelte"), true),
  route("/console/{event}", () => import("./pages/Console.svelte")),
  route("/judge/{event}", () => import("./pages/Judge.svelte")),
  route("/projector/{event}", () => import("./pages/Projector.svelte"), true),
  route("/results/{event}", () => import("./pages/ResultsPage.svelte")),
  route("/learn", () => import("./learn/Learn.svelte")),
  route("/learn/{game}", () => import("./learn/LessonPage.svelte"), true),
  route("/rules", () => import("./pages/Rules.svelte")),
  route("/fairness", () => import("./pages/Fairness.svelte")),
  route("/check", () => import("./pages/Fairness.svelte")),
  route("/play/{game}", () => import("./pages/Practice.svelte")),
  route("/lobby/{table}", () => import("./play/Lobby.svelte")),
  route("/sit/{code}", () => import("./play/Sit.svelte")),
  route("/watch", () => import("./play/Watch.svelte")),
  route("/mine", () => import("./play/Mine.svelte")),
  route("/hand/{table}/{number}", () => import("./play/HandPage.svelte")),
  route("/table/{code}", () => import("./phone/CaptainPage.svelte"), true),
  route("/me/{code}", () => import("./phone/PlayerPage.svelte"), true),
  route("/live/{table}", () => import("./felt/LivePage.svelte"), true),
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
    this.path = location.pathname;
    this.query = location.search;
    this.hash = location.hash;
  }

  /** Links inside the hall change the page without fetching it all again. */
  private follow(click: MouseEvent): void {
    if (click.defaultPrevented || click.button || click.metaKey || click.ctrlKey || click.shiftKey)
      return;
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
