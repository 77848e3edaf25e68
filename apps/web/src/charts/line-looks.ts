import type { WellnessBlock } from '@miraco/domain/wellness';
import { strengthSigns } from '@miraco/drawing/strength-signs';

/** How a line looks, so that neither its colour nor its marker nor its dashes are the only sign. */
export interface LineLook {
  /** A class that sets the text colour: the line takes it. */
  colour: string;
  /** SVG path around 0 0, within 6 units of it. */
  marker: string;
  /** SVG dash array; absent for a solid line. */
  dash?: string;
  width: number;
}

/** The four dimensions of the wellness test, and the overall score. */
export const wellnessLooks: Readonly<Record<WellnessBlock | 'overall', LineLook>> = {
  overall: { colour: 'text-foreground', marker: strengthSigns.fuerte, width: 2.75 },
  health: { colour: 'text-health', marker: strengthSigns.debil, dash: '7 4', width: 1.75 },
  success: { colour: 'text-success', marker: strengthSigns.media, dash: '2 3.5', width: 1.75 },
  company: { colour: 'text-company', marker: 'M-4 -4H4V4H-4Z', dash: '9 3 2 3', width: 1.75 },
  effort: { colour: 'text-effort', marker: 'M0 5.4 4.9 -3.6 -4.9 -3.6Z', dash: '4 3', width: 1.75 },
};
