/** The contact of the practice, as clients see it. */
export const texts = {
  contact: { title: 'Tu contacto' },
};
