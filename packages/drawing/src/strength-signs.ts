import type { Strength } from '@miraco/domain/virtues';

/**
 * The sign of each strength, so that its colour is never the only one: SVG paths around 0 0, within 6 units of it, for the
 * screen and the PDF.
 */
export const strengthSigns: Readonly<Record<Strength, string>> = {
  debil: 'M0 -5.4 4.9 3.6 -4.9 3.6Z',
  media: 'M0 -5.2 5.2 0 0 5.2 -5.2 0Z',
  fuerte: 'M-4.4 0a4.4 4.4 0 1 0 8.8 0a4.4 4.4 0 1 0 -8.8 0Z',
};
