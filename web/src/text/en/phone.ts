export const phone = {};
