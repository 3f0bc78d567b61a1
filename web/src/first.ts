/** What a page asks the hall for first, by its route; `{table}` is the route's own. The first page
 * asks for it while the parts of the page are on their way (tools/preload.ts), and `client.ask` takes
 * the answer. Every page asks who is there. */
export const FIRST: Record<string, readonly string[]> = {
  "/": ["/api/events", "/api/tables", "/api/games"],
  "/live/{table}": ["/api/tables/{table}/view"],
};
export const ALWAYS = "/api/me";

/** Answers that were asked for before the pages' own program ran, by path. */
declare global {
  interface Window {
    asked?: Record<string, Promise<Response> | undefined>;
  }
}

/** The answer to a path that is on its way already; the first who asks takes it. */
export function onItsWay(path: string): Promise<Response> | undefined {
  const answer = window.asked?.[path];
  if (window.asked) delete window.asked[path];
  return answer;
}
