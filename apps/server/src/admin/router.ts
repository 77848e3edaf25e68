import { router } from '../trpc.ts';
import { access } from './access.ts';
import { activity } from './activity.ts';
import { care } from './care.ts';
import { changes } from './changes.ts';
import { checklist } from './checklist.ts';
import { clientOverview } from './client-overview.ts';
import { coachNotes } from './coach-notes.ts';
import { coachingSessions } from './coaching-sessions.ts';
import { desk } from './desk.ts';
import { groups } from './groups.ts';
import { guides } from './guides.ts';
import { health } from './health.ts';
import { mail } from './mail.ts';
import { secondFactor } from './second-factor.ts';
import { sessionBriefs } from './session-briefs.ts';
import { settings } from './settings.ts';
import { summaries } from './summaries.ts';
import { team } from './team.ts';
import { users } from './users.ts';

export const admin = router({
  access,
  activity,
  care,
  changes,
  checklist,
  clientOverview,
  coachNotes,
  coachingSessions,
  desk,
  groups,
  guides,
  health,
  mail,
  secondFactor,
  sessionBriefs,
  settings,
  summaries,
  team,
  users,
});
