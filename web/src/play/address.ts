/** Under which name others find the hall: its own laptop may know it by one that only it has. */
import { get } from "../api/client";

let asked: Promise<string> | undefined;

/** "http://192.168.1.20:8000/" */
export const hallAddress = (): Promise<string> =>
  (asked ??= get<{ address: string }>("/api/address").then((answer) => (answer.ok ? answer.value.address : `${location.origin}/`)));
