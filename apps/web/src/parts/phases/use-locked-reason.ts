import { conscienceSteps } from '@miraco/domain/conscience';
import { opensAfter } from '@miraco/domain/unlocking';
import { useTranslation } from 'react-i18next';
import { useCoach } from '#parts/contact/coach.ts';
import { userId } from '#shared/session/session.ts';
import { trpc } from '#shared/trpc/trpc.ts';

/** What opens the later phases for the signed-in client, whose phase is Conscience, as a sentence. Spec 1, section 4. */
export function useLockedReason(): string {
  const { t } = useTranslation();
  const user = userId();
  const me = trpc.account.me.useQuery().data;
  const overview = trpc.conscience.overview.useQuery({ user }, { enabled: user !== '' }).data;
  const after = opensAfter(overview?.missing ?? conscienceSteps, me?.opensByItself ?? false);
  const coach = useCoach(after === 'team' && me?.phase === 'conscience');
  return t(`phases.opens.${after}`, { coach });
}
