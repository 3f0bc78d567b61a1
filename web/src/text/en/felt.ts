export const felt = {};
