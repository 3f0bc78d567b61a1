/** A hold'em tournament, in words. */
export const freezeout = {};
