import { facets, poles } from '@miraco/domain/fitting';
import { z } from 'zod';

/** The face of a virtue that an entry is about. A missing half means both. */
export const face = { pole: z.enum(poles).optional(), facet: z.enum(facets).optional() };
