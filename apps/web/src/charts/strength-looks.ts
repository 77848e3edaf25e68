import type { Strength } from '@miraco/domain/virtues';
import { strengthSigns } from '@miraco/drawing/strength-signs';
import type { SeriesLook } from './series-mark.tsx';

export const strengthLooks: Readonly<Record<Strength, SeriesLook>> = {
  debil: { colour: 'text-weak', marker: strengthSigns.debil, pattern: 'hatched' },
  media: { colour: 'text-medium', marker: strengthSigns.media, pattern: 'dotted' },
  fuerte: { colour: 'text-strong', marker: strengthSigns.fuerte, pattern: 'plain' },
};
