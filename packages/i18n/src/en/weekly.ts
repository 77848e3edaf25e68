export const weekly = {
  saved: 'Saved',
};
