import { router } from '../trpc.ts';
import { evaluation } from './evaluation.ts';
import { guides } from './guides.ts';
import { manifest } from './manifest.ts';
import { training } from './training.ts';
import { weekly } from './weekly.ts';

export const responsibility = router({ weekly, evaluation, training, manifest, guides });
