/** A euchre night, in words. */
export const night = {};
