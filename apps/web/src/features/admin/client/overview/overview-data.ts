import type { OverviewPeriod } from '@miraco/contract/client-overview';
import { keepPreviousData } from '@tanstack/react-query';
import { orAbsent } from '#features/admin/client-data.ts';
import { useScreen } from '#shared/loading/use-screen.ts';

/** The data of a client's overview, fetched in one request. */
export const useOverview = (user: string, since: OverviewPeriod) =>
  useScreen((ask) => ({
    user: ask.admin.users.get({ id: user }, { select: orAbsent }),
    overview: ask.conscience.overview({ user }),
    words: ask.method.virtues(),
    // Another period changes a part of the page: the rest stays meanwhile.
    completions: ask.responsibility.completions.getByUser({ user, listed: true }),
    found: ask.admin.clientOverview.of({ user, since }, { placeholderData: keepPreviousData }),
  }));

export type OverviewData = NonNullable<ReturnType<typeof useOverview>['data']>;
export type Found = OverviewData['found'];
