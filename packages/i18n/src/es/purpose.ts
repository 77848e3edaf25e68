export const purpose = {};
