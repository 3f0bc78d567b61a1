import type { HallCommand } from "../../api/shapes";

/** Says something to the hall about this night: from the desk, or from a phone. */
export type Tell = (type: HallCommand["type"], more?: Record<string, unknown>, said?: string) => Promise<boolean> | void;
