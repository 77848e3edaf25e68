/** How far a virtue is developed, as a word beside its name. */
export const strengths = {
  debil: 'To train',
  media: 'Medium',
  fuerte: 'Strong',
  unrated: 'Not rated',
};
