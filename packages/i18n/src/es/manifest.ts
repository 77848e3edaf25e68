export const manifest = {
  none: 'Todavía no hay manifiesto.',
  saved: 'Manifiesto guardado',
};
