import { router } from '../trpc.ts';
import { access } from './access.ts';
import { activity } from './activity.ts';
import { attention } from './attention.ts';
import { care } from './care.ts';
import { checklist } from './checklist.ts';
import { coachNotes } from './coach-notes.ts';
import { health } from './health.ts';
import { secondFactor } from './second-factor.ts';
import { settings } from './settings.ts';
import { users } from './users.ts';

export const admin = router({
  access,
  activity,
  attention,
  care,
  checklist,
  coachNotes,
  health,
  secondFactor,
  settings,
  users,
});
