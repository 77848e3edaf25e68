import { router } from '../trpc.ts';
import { completions } from './completions.ts';
import { evaluation } from './evaluation.ts';
import { guides } from './guides.ts';
import { manifest } from './manifest.ts';
import { reviews } from './reviews.ts';
import { training } from './training.ts';
import { weekly } from './weekly.ts';

export const responsibility = router({ weekly, evaluation, training, completions, reviews, manifest, guides });
