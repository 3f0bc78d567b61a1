/** The judge's desk, in words. */
export const desk = {};
