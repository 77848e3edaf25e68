import { askWeeks } from '#parts/wellness-test/weeks.ts';
import { useScreen } from '#shared/loading/use-screen.ts';

/** What a summary of a client is made of. */
export const useSummaryData = (user: string) =>
  useScreen((ask) => ({
    me: ask.account.me(),
    mails: ask.admin.users.mailsInvitations(),
    overview: ask.conscience.overview({ user }),
    initial: ask.conscience.initial.get({ user }),
    weekly: askWeeks(ask, user),
    evaluations: ask.responsibility.evaluation.getByUser({ user }),
    exercises: ask.responsibility.training.getByUser({ user }),
    statements: ask.responsibility.manifest.get({ user }),
    personal: ask.impact.personal.get({ user }),
    professional: ask.impact.professional.get({ user }),
    couple: ask.impact.couple.get({ user }),
    reading: ask.impact.reading(),
    // In the language of the client, which may be another one than that of the screen.
    words: ask.method.virtues({}),
    scenarios: ask.method.scenarios({}),
  }));

export type SummaryData = NonNullable<ReturnType<typeof useSummaryData>['data']>;
