export const phaseTwo = {};
