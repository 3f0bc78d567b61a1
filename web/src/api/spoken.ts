/** The hall's answers as pages read them: each message in words (`text/messages.ts`). */
import type { components } from "./types";

type AnsweredMessage = components["schemas"]["AnsweredMessage"];

export type Spoken<T> = T extends AnsweredMessage ? string : T extends object ? { [K in keyof T]: Spoken<T[K]> } : T;

export type Shapes = Spoken<components["schemas"]>;
