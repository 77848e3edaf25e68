export const guideEditor = {};
