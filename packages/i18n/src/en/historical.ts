export const historical = {};
