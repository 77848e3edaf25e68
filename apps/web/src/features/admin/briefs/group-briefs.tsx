import { paths } from '@miraco/contract/paths';
import type { GroupScreen } from '@miraco/method/sessions';
import { useTranslation } from 'react-i18next';
import { addressOf, firstPage, listPlaceAt } from '#features/admin/list-place.ts';
import { usePageTitle } from '#shared/brand/page-title.ts';
import { Loading } from '#shared/loading/loading.tsx';
import { useSearchParams } from '#shared/router/router.tsx';
import { trpc } from '#shared/trpc/trpc.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { Brief } from './brief.tsx';
import { BriefNumbers } from './brief-numbers.tsx';
import { useBriefNumber } from './use-brief-number.ts';

/** /admin/briefs: what the sessions of a group are prepared with; ?group= names the group whose progress they lead to. */
export function GroupBriefs() {
  const { t } = useTranslation();
  const number = useBriefNumber(1);
  const placeOf = usePlaces();
  const briefs = trpc.admin.sessionBriefs.group.useQuery();
  const title = t('groupProgress.briefs');
  usePageTitle(title);
  const brief = briefs.data?.[number - 1];
  if (!brief) return <Loading title={title} queries={[briefs]} />;
  const { screens, ...words } = brief;
  return (
    <>
      <PageHeader className="mb-4" title={title} />
      <BriefNumbers shown={number}>{t('sessionBriefs.groupLead')}</BriefNumbers>
      <Brief
        number={number}
        brief={words}
        screens={screens.map((key) => ({ key, name: t(`sessionBriefs.groupScreens.${key}`), to: placeOf(key) }))}
      />
    </>
  );
}

function usePlaces() {
  const [address] = useSearchParams();
  const { group } = listPlaceAt(String(address));
  const places = {
    method: paths.method,
    evaluate: paths.evaluate,
    guides: paths.guides,
    groupProgress: addressOf({ ...firstPage, group }),
  } satisfies Record<GroupScreen, unknown>;
  return (screen: GroupScreen) => places[screen];
}
