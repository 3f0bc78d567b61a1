/** A night at home and its ledger, in words. */
export const ledger = {};
