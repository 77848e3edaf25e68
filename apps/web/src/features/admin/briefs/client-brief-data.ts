import { overviewPeriods } from '@miraco/contract/client-overview';
import { orAbsent } from '#features/admin/client-data.ts';
import { useScreen } from '#shared/loading/use-screen.ts';

/** The data of a client's briefs: those of all sessions, and what the screens they name show now. */
export const useClientBrief = (user: string) =>
  useScreen((ask) => ({
    user: ask.admin.users.get({ id: user }, { select: orAbsent }),
    overview: ask.conscience.overview({ user }),
    words: ask.method.virtues(),
    found: ask.admin.clientOverview.of({ user, since: overviewPeriods[0] }),
    sessions: ask.admin.sessionBriefs.of({ user }),
    initial: ask.conscience.initial.get({ user }),
    statements: ask.responsibility.manifest.get({ user }),
    personal: ask.impact.personal.get({ user }),
    professional: ask.impact.professional.get({ user }),
    couple: ask.impact.couple.get({ user }),
  }));

export type ClientBriefData = NonNullable<ReturnType<typeof useClientBrief>['data']>;
