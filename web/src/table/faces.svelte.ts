/** The shapes of a face, once they are here: they are fetched when the first face is shown. */
import type { Shape } from "./faces";

let all = $state.raw<ReadonlyMap<string, readonly Shape[]>>();
let asked = false;

/** Undefined for no face, and until the faces have come: initials stand there meanwhile. */
export function drawn(face: string | undefined): readonly Shape[] | undefined {
  if (face && !asked) {
    asked = true;
    void import("./faces").then(
      (module) => (all = module.faces),
      () => (asked = false),
    );
  }
  return face ? all?.get(face) : undefined;
}
