import { paths } from '@miraco/contract/paths';
import { maximumWeak, questionNumber } from '@miraco/domain/conscience';
import { type Virtue, virtues } from '@miraco/domain/virtues';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { chosenState } from '#features/conscience/chosen-virtues.ts';
import { ClosedNotice } from '#features/conscience/closed-notice.tsx';
import { ConscienceNav } from '#features/conscience/conscience-nav.tsx';
import { withoutEnter } from '#features/conscience/enter-key.ts';
import { inGroups } from '#features/conscience/groups.ts';
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
import { useStableCallback } from '#shared/use-stable-callback.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { NoMarks } from './no-marks.tsx';
import { WeakCount } from './weak-count.tsx';
import { weakDraft } from './weak-draft.ts';
import { WeakLimit } from './weak-limit.tsx';
import { countMarks, type Marks, markResponses, mayChange } from './weak-marks.ts';
import { WeakStatement } from './weak-statement.tsx';

interface WeakFormProps {
  user: string;
  /** False once the Conscience phase has ended: then the marks are read-only. Spec 1, section 4. */
  open: boolean;
  statements: Outputs['method']['statements'];
  /** The virtues that an expectation cites. */
  cited: readonly Virtue[];
  fromServer: Stored<Marks> | null;
}

const groups = inGroups(virtues, 6);

export function WeakForm({ user, open, statements, cited, fromServer }: WeakFormProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const draft = useDraft(weakDraft, user, fromServer);
  /** The ninth mark, or true where more than eight were saved. */
  const [refused, setRefused] = useState<Virtue | boolean>(false);
  const [asksAboutNone, setAsksAboutNone] = useState(false);
  const askedAboutNone = useRef(false);
  const refusedBox = useRef<HTMLInputElement>(null);
  const utils = trpc.useUtils();
  const sending = useSend({
    draft,
    send: (marks: Marks, call) =>
      api.conscience.weak.register.mutate({ user, responses: markResponses(marks) }, call()),
    refresh: () => utils.conscience.invalidate(),
    onSent: (_, sent) => {
      sayOnArrival(t('weak.saved'));
      navigate(paths.prospect, { state: chosenState(sent) });
    },
    leadsOn: true,
  });

  const marks = draft.content;
  const count = countMarks(marks, cited);

  const check = useStableCallback((virtue: Virtue, checked: boolean, box: HTMLInputElement) => {
    if (sending.busy) return;
    if (!mayChange(virtue, marks, cited)) {
      refusedBox.current = box;
      setRefused(virtue);
      return;
    }
    sending.dismiss();
    draft.change({ [virtue]: checked });
  });
  const closeLimit = () => {
    setRefused(false);
    // Not every browser focuses a checkbox that is clicked, so the focus could not return to it by itself.
    setTimeout(() => refusedBox.current?.focus());
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    refusedBox.current = null;
    if (count > maximumWeak) setRefused(true);
    else if (open && marks.length === 0 && !askedAboutNone.current) {
      askedAboutNone.current = true;
      setAsksAboutNone(true);
    } else if (open) void sending.send(marks);
  };

  return (
    <div className="max-w-3xl">
      <ConscienceNav className="max-sm:hidden" />
      <PageHeader eyebrow={t('conscience.title')} title={t('weak.title')} lead={t('weak.lead')} />
      {!open && <ClosedNotice className="mb-8" />}
      <form noValidate onSubmit={save} onKeyDown={withoutEnter}>
        <div className="grid gap-8">
          {groups.map(({ first, last, items }) => (
            <fieldset key={first} className="min-w-0">
              <legend className="eyebrow mb-2.5">{t('weak.group', { first, last })}</legend>
              <ul className="overflow-hidden rounded-lg border bg-card shadow-raised">
                {items.map((virtue) => (
                  <WeakStatement
                    key={virtue}
                    virtue={virtue}
                    number={questionNumber(virtue)}
                    text={statements[virtue].statement[language]}
                    checked={marks.includes(virtue)}
                    cited={cited.includes(virtue)}
                    disabled={!open}
                    onCheck={check}
                  />
                ))}
              </ul>
            </fieldset>
          ))}
        </div>
        <SaveBar
          progress={<WeakCount count={count} />}
          status={
            <DraftStatus state={draft.state} registered={draft.registered} begun={marks.length > 0} open={open} />
          }
          error={<NotSent title={t('weak.notSaved')} sending={sending} />}
          label={t('weak.save')}
          disabled={!open}
          busy={sending.busy}
        />
      </form>
      <WeakLimit
        open={refused !== false}
        exchangeable={typeof refused === 'string' ? marks.filter((virtue) => !cited.includes(virtue)) : []}
        statements={statements}
        onExchange={(virtue) => {
          if (typeof refused === 'string') draft.change({ [virtue]: false, [refused]: true });
          closeLimit();
        }}
        onClose={closeLimit}
      />
      <NoMarks
        open={asksAboutNone}
        onClose={() => setAsksAboutNone(false)}
        onConfirm={() => {
          setAsksAboutNone(false);
          void sending.send(marks);
        }}
      />
    </div>
  );
}
