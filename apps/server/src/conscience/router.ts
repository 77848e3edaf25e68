import { router } from '../trpc.ts';
import { harmful } from './harmful-habits.ts';
import { mediumHard } from './medium-hard.ts';
import { overview } from './overview.ts';
import { prospect } from './prospects.ts';
import { reasonWords } from './reason-words.ts';
import { userVirtues } from './user-virtues.ts';
import { weak } from './weak-virtues.ts';
import { initial } from './wellness.ts';

export const conscience = router({ initial, weak, prospect, mediumHard, harmful, userVirtues, overview, reasonWords });
