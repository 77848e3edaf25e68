export const personal = {};
