export const phaseThree = {};
