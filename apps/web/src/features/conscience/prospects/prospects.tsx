import { useTranslation } from 'react-i18next';
import { askProspects } from '#features/conscience/asks.ts';
import { useWritable } from '#parts/phases/use-writable.ts';
import { usePageTitle } from '#shared/brand/page-title.ts';
import { Loading } from '#shared/loading/loading.tsx';
import { type Ask, useScreen } from '#shared/loading/use-screen.ts';
import { userId } from '#shared/session/session.ts';
import { prospectDraft } from './prospect-draft.ts';
import { ProspectPage } from './prospect-page.tsx';

const needed = (ask: Ask, user = userId()) => ({
  ...askProspects(ask, user),
  draft: ask.drafts.get({ user, form: 'prospect' }, { select: prospectDraft.stored }),
});

/** /client/test/conscience/prospect: self-limiting expectations about the client and about others. Spec 1, sections 2 and 5. */
export function Prospects() {
  const { t } = useTranslation();
  const open = useWritable('conscience');
  const user = userId();
  const screen = useScreen(needed);
  usePageTitle(t('prospect.title'));

  if (!screen.data) return <Loading title={t('prospect.title')} queries={[screen]} />;
  const { me, entries, draft, ...words } = screen.data;
  return <ProspectPage user={user} open={open} entries={entries} fromServer={draft} words={words} />;
}
