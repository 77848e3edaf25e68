export const manifest = {
  none: 'There is no manifesto yet.',
  saved: 'Manifesto saved',
};
