import { router } from '../trpc.ts';
import { couple } from './couple.ts';
import { personal } from './personal.ts';
import { professional } from './professional.ts';
import { reading } from './reading.ts';

export const impact = router({ personal, professional, couple, reading });
