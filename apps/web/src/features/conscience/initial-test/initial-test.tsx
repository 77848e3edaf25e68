import { paths } from '@miraco/contract/paths';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { askInitialTest } from '#features/conscience/asks.ts';
import { useWritable } from '#parts/phases/use-writable.ts';
import type { DraftResponses } from '#parts/wellness-test/score/responses.ts';
import { TestSent } from '#parts/wellness-test/test-sent.tsx';
import { loadFormAhead, TestSteps } from '#parts/wellness-test/test-steps.tsx';
import { useWellnessDraft } from '#parts/wellness-test/wellness-draft.ts';
import { usePageTitle } from '#shared/brand/page-title.ts';
import type { Stored } from '#shared/drafts/form-draft.ts';
import { late } from '#shared/loading/late.tsx';
import { Loading } from '#shared/loading/loading.tsx';
import { type Ask, useScreen } from '#shared/loading/use-screen.ts';
import { userId } from '#shared/session/session.ts';
import { type Outputs, trpc } from '#shared/trpc/trpc.ts';
import { initialDraft } from './initial-draft.ts';
import { useSendInitial } from './use-send-initial.ts';

const nav = late<'ConscienceNav', object>(() => import('#features/conscience/conscience-nav.tsx'), 'ConscienceNav');
loadFormAhead(nav);

const needed = (ask: Ask, user = userId()) => ({
  ...askInitialTest(ask, user),
  draft: ask.drafts.get({ user, form: 'initial' }, { select: initialDraft.stored }),
});

/** /client/test/initial: the test, or a redirect to its result once it has been taken. Spec 1, sections 2 and 4. */
export function InitialTest() {
  const { t } = useTranslation();
  const open = useWritable('conscience');
  const user = userId();
  const utils = trpc.useUtils();
  const screen = useScreen(needed);
  usePageTitle(t('initial.title'));
  const forget = useCallback(() => initialDraft.forget(user, utils), [user, utils]);

  if (!screen.data) return <Loading title={t('initial.title')} queries={[screen]} />;
  const { initial, draft, words } = screen.data;
  if (initial) return <TestSent to={paths.result} onShown={forget} />;
  return <Unanswered user={user} open={open} draft={draft} words={words} />;
}

interface UnansweredProps {
  user: string;
  draft: Stored<DraftResponses> | null;
  words: Outputs['method']['wellness'];
  /** False once the Conscience phase has ended: then the questions are read-only. Spec 1, section 4. */
  open: boolean;
}

function Unanswered({ user, draft: fromServer, words, open }: UnansweredProps) {
  const { t } = useTranslation();
  const draft = useWellnessDraft(initialDraft, user, fromServer);
  const sending = useSendInitial(user, draft);
  return (
    <TestSteps
      nav={nav}
      title={t('initial.title')}
      lead={t('initial.lead')}
      resumed={t('initial.resumed')}
      wording="general"
      words={words}
      draft={draft}
      sending={sending}
      open={open}
      closed={t('initial.closed')}
    />
  );
}
