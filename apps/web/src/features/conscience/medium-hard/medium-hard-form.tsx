import { paths } from '@miraco/contract/paths';
import { questionNumber } from '@miraco/domain/conscience';
import type { MediumHardType } from '@miraco/domain/ratings';
import { type Virtue, virtues } from '@miraco/domain/virtues';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ClosedNotice } from '#features/conscience/closed-notice.tsx';
import { ConscienceNav } from '#features/conscience/conscience-nav.tsx';
import { withoutEnter } from '#features/conscience/enter-key.ts';
import { inGroups } from '#features/conscience/groups.ts';
import { useQuestionMode } from '#parts/focused/mode.ts';
import { ModeSwitch } from '#parts/focused/mode-switch.tsx';
import { momentAt } from '#parts/moment/address.ts';
import { sayOnArrival } from '#shared/arrival/arrival.ts';
import { DraftStatus } from '#shared/drafts/draft-status.tsx';
import type { Stored } from '#shared/drafts/form-draft.ts';
import { SaveBar } from '#shared/drafts/save-bar.tsx';
import { useDraft } from '#shared/drafts/use-draft.ts';
import { useLanguage } from '#shared/language/language.ts';
import { navigate } from '#shared/router/history.ts';
import { NotSent } from '#shared/sending/not-sent.tsx';
import { useSend } from '#shared/sending/use-send.ts';
import { api, type Outputs, trpc } from '#shared/trpc/trpc.ts';
import { Alert } from '#ui/alert.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { BlockedList } from './blocked-list.tsx';
import { FocusedMediumHard } from './focused-medium-hard.tsx';
import { mediumHardDraft } from './medium-hard-draft.ts';
import type { MediumHardProps, Responses } from './medium-hard-props.ts';
import { MediumHardProgress } from './progress.tsx';
import { MediumHardQuestion, ratingName } from './question.tsx';
import { askedVirtues, type Blocked, ratingResponses, unanswered, type VirtueRatings } from './ratings.ts';

interface MediumHardFormProps {
  user: string;
  /** False once the Conscience phase has ended: then the answers are read-only. Spec 1, section 4. */
  open: boolean;
  statements: Outputs['method']['statements'];
  blocked: Blocked;
  /** Nothing else is missing: the phase ends with this test. */
  finishes: boolean;
  fromServer: Stored<VirtueRatings> | null;
}

/** The test: one question at a time, or all in two columns. */
export function MediumHardForm({ user, open, statements, blocked, finishes, fromServer }: MediumHardFormProps) {
  const { t } = useTranslation();
  const draft = useDraft(mediumHardDraft, user, fromServer);
  const mode = useQuestionMode();
  const utils = trpc.useUtils();
  const sending = useSend({
    draft,
    send: (responses: Responses, call) => api.conscience.mediumHard.register.mutate({ user, responses }, call()),
    refresh: () => utils.conscience.invalidate(),
    onSent: () => {
      sayOnArrival(t('mediumhard.saved'));
      navigate(finishes ? momentAt(paths.resume, 'conscience') : paths.resume);
    },
    leadsOn: true,
  });
  const onRate = (virtue: Virtue, type: MediumHardType) => {
    if (sending.busy) return;
    sending.dismiss();
    draft.change({ [virtue]: type });
  };
  const props = { open, statements, blocked, draft, sending, onRate };
  return (
    <div className="max-w-3xl">
      <ConscienceNav className="max-sm:hidden" />
      {mode === 'one' && open ? <FocusedMediumHard {...props} /> : <AllMediumHard {...props} />}
    </div>
  );
}

/** All questions with their two columns. Spec 1, section 2. */
function AllMediumHard({ open, statements, blocked, draft, sending, onRate }: MediumHardProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [complaint, setComplaint] = useState<{ virtue: Virtue; attempt: number }>();
  const form = useRef<HTMLFormElement>(null);

  const ratings = draft.content;
  const asked = askedVirtues(blocked).length;
  const groups = inGroups(virtues, 6)
    .map((group) => ({ ...group, items: group.items.filter((virtue) => !open || !blocked[virtue]) }))
    .filter(({ items }) => items.length > 0);
  const missing = unanswered(ratings, blocked);
  const firstMissing = missing[0];

  const goTo = (virtue: Virtue) => {
    const radio = form.current?.querySelector<HTMLInputElement>(`[name="${ratingName(virtue)}"]`);
    radio?.closest('li')?.scrollIntoView({ block: 'center' });
    radio?.focus({ preventScroll: true });
  };
  const latestGoTo = useRef(goTo);
  latestGoTo.current = goTo;
  useEffect(() => {
    if (complaint) latestGoTo.current(complaint.virtue);
  }, [complaint]);

  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!open) return;
    if (firstMissing) setComplaint({ virtue: firstMissing, attempt: (complaint?.attempt ?? 0) + 1 });
    else void sending.send(ratingResponses(ratings, blocked));
  };

  return (
    <>
      <PageHeader
        eyebrow={t('conscience.title')}
        title={t('mediumhard.title')}
        lead={t('mediumhard.lead')}
        actions={open && <ModeSwitch />}
      />
      {open ? <BlockedList blocked={blocked} statements={statements} /> : <ClosedNotice className="mb-8" />}
      <form ref={form} noValidate onSubmit={save} onKeyDown={withoutEnter}>
        <div className="mt-8 grid gap-8">
          {groups.map(({ first, last, items }) => (
            <section key={first}>
              <h2 className="eyebrow mb-2.5 font-sans">{t('mediumhard.group', { first, last })}</h2>
              <div className="overflow-clip rounded-lg border bg-card shadow-raised">
                <div
                  aria-hidden="true"
                  className="eyebrow sticky top-[var(--top-bar,0px)] z-1 hidden grid-cols-2 gap-2.5 border-b bg-card px-6 py-2 sm:grid"
                >
                  <span>{t('mediumhard.medium')}</span>
                  <span>{t('mediumhard.hard')}</span>
                </div>
                <ul>
                  {items.map((virtue) => (
                    <MediumHardQuestion
                      key={virtue}
                      number={questionNumber(virtue)}
                      virtue={virtue}
                      words={statements[virtue]}
                      language={language}
                      rating={ratings[virtue]}
                      blocked={blocked[virtue]}
                      disabled={!open}
                      missing={complaint !== undefined && missing.includes(virtue)}
                      onRate={(type) => onRate(virtue, type)}
                    >
                      {complaint?.virtue === virtue && missing.includes(virtue) && (
                        // A new element for each attempt, or it would be announced only once.
                        <Alert key={complaint.attempt} tone="error" title={t('mediumhard.notselected')}>
                          {t('mediumhard.notselectedText', { count: missing.length })}
                        </Alert>
                      )}
                    </MediumHardQuestion>
                  ))}
                </ul>
              </div>
            </section>
          ))}
        </div>
        <SaveBar
          progress={
            <MediumHardProgress
              count={asked - missing.length}
              total={asked}
              onJump={open && firstMissing ? () => goTo(firstMissing) : undefined}
            />
          }
          status={
            <DraftStatus
              state={draft.state}
              registered={draft.registered}
              begun={Object.keys(ratings).length > 0}
              open={open}
            />
          }
          error={<NotSent title={t('mediumhard.notSaved')} sending={sending} />}
          label={t('mediumhard.save')}
          disabled={!open}
          busy={sending.busy}
        />
      </form>
    </>
  );
}
