/** Talking to the hall: one function a verb, and every failure in words for people. */

import { onItsWay } from "../first";
import { inWordsInTime, t, words } from "../text";
import type { Shapes } from "./spoken";

type S = Shapes;

/** What went wrong, in the hall's own words: what happened, why, what to do. */
export interface Trouble {
  error: "refused" | "stale" | "not yours" | "not found" | "not connected" | "unknown";
  why: string;
  cure?: string;
  clause?: string;
  field?: string;
  /** For "stale": what others did meanwhile. */
  news?: ChangeSince[];
  version?: number;
}
export type ChangeSince = S["ChangeSince"];
export type Receipt = S["Taken"];
export type Me = S["Me"];
export type Grant = S["Grant"];
export type Outcome<T> = { ok: true; value: T } | { ok: false; trouble: Trouble };

/** 32 random bytes, as 64 hex digits. */
export const newNumber = (): string => [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** An id for a command, in any browser and without a secure page. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** By https the name has the prefix that keeps other hosts from setting it. */
const FORM_COOKIES = ["__Host-cardhall-form", "cardhall-form"];

function cookie(name: string): string {
  const found = document.cookie.split("; ").find((pair) => pair.startsWith(`${name}=`));
  return found ? decodeURIComponent(found.slice(name.length + 1)) : "";
}

async function crossSite(): Promise<string> {
  const token = () => FORM_COOKIES.map(cookie).find(Boolean) ?? "";
  if (!token()) await fetch("/api/me", { credentials: "same-origin" });
  return token();
}

const KINDS: Record<number, Trouble["error"]> = {
  400: "refused",
  401: "not yours",
  403: "not yours",
  404: "not found",
  409: "stale",
  413: "refused",
  422: "refused",
  429: "unknown", // too many at once: the same may be sent again
};

/** The server's words where it has some; ours, by status, where it has none. */
function troubleFrom(status: number, body: unknown): Trouble {
  const said = (typeof body === "object" && body ? body : {}) as Record<string, unknown>;
  const text = (name: string) => (said[name] ? String(said[name]) : undefined);
  const error = KINDS[status] ?? "unknown";
  const [why, cure] = t.trouble.words[error];
  return {
    error,
    why: text("why") ?? why,
    cure: text("cure") ?? cure,
    clause: text("clause"),
    field: text("field"),
    news: Array.isArray(said.news) ? (said.news as ChangeSince[]) : undefined,
    version: typeof said.version === "number" ? said.version : undefined,
  };
}

function notConnected(): { ok: false; trouble: Trouble } {
  const [why, cure] = t.trouble.words["not connected"];
  return { ok: false, trouble: { error: "not connected", why, cure } };
}

export async function ask<T>(method: "GET" | "POST", path: string, body?: unknown): Promise<Outcome<T>> {
  const headers: Record<string, string> = { Accept: "application/json" };
  let response: Response;
  try {
    if (method === "POST") headers["X-CSRFToken"] = await crossSite();
    const form = body instanceof FormData;
    if (body !== undefined && !form) headers["Content-Type"] = "application/json";
    const early = method === "GET" ? onItsWay(path) : undefined;
    response = await (early ??
      fetch(path, {
        method,
        headers,
        credentials: "same-origin",
        cache: "no-store",
        body: body === undefined ? undefined : form ? (body as FormData) : JSON.stringify(body),
      }));
  } catch {
    return notConnected();
  }
  let value: unknown;
  try {
    const text = await response.text();
    value = text || method === "GET" ? JSON.parse(text) : null;
  } catch {
    if (response.ok) return notConnected(); // the line went in the middle of the answer
    value = null;
  }
  // a fault of the machine, such as a full disk, is told anywhere: its words are fetched only then
  if (response.status >= 500) await words("messages/machine").catch(() => undefined);
  value = await inWordsInTime(value);
  if (response.ok) return { ok: true, value: value as T };
  return { ok: false, trouble: troubleFrom(response.status, value) };
}

export const get = <T>(path: string) => ask<T>("GET", path);
export const post = <T>(path: string, body?: unknown) => ask<T>("POST", path, body);

export const whoAmI = () => get<Me>("/api/me");
export const login = (pass: { password: string } | { code: string } | { name: string; pin: string; event: string }) => post<Me>("/api/login", pass);
/** A QR code, to be shown as an image; "" when the hall does not answer. */
export async function picture(text: string): Promise<string> {
  const answer = await post<{ svg: string }>("/api/qr", { text });
  return answer.ok ? `data:image/svg+xml,${encodeURIComponent(answer.value.svg)}` : "";
}
export const logout = () => post<null>("/api/logout", {});

export type Command = { type: string } & Record<string, unknown>;

/** One command to an event; `id` is made once and kept by whoever may have to send it again. */
export const command = (event: string, version: number, what: Command, id = newId()) =>
  post<Receipt>(`/api/events/${encodeURIComponent(event)}/commands`, { id, version, command: what });

/** The same envelope, to a live table. */
export const tableCommand = (table: string, version: number, what: Command, id = newId()) =>
  post<Receipt>(`/api/tables/${encodeURIComponent(table)}/commands`, { id, version, command: what });
