import type { TrainingGroup } from '@miraco/domain/training';

/** A ring: the inner circle turns the other way, so that it stays empty. */
const ring = 'M-5.5 0a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0 -11 0ZM-4.2 0a4.2 4.2 0 1 1 8.4 0a4.2 4.2 0 1 1 -8.4 0Z';

/**
 * The marker of each frequency, so that its colour is never the only sign: a disc that is the fuller, the more often something shows.
 * No strength has such a shape. SVG paths around 0 0, within 6 units of it, for the screen and the PDF.
 */
export const frequencySigns: Readonly<Record<TrainingGroup, string>> = {
  diario: 'M-5.5 0a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0 -11 0Z',
  algunos: `${ring}M0 -4.5a4.5 4.5 0 0 1 0 9Z`,
  pocos: `${ring}M0 0V-4.5a4.5 4.5 0 0 1 4.5 4.5Z`,
  ninguno: ring,
  notEvaluated: 'M-5 -1.2H5V1.2H-5Z',
};
