/** How far a virtue is developed, as a word beside its name. */
export const strengths = {
  debil: 'Por entrenar',
  media: 'Media',
  fuerte: 'Fuerte',
  unrated: 'Sin valorar',
};
