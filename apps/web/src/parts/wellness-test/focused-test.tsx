import { Send } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LeaveLink } from '#parts/focused/leave-link.tsx';
import { SaveStatus } from '#shared/drafts/save-status.tsx';
import { NotSent } from '#shared/sending/not-sent.tsx';
import { Button } from '#ui/button.tsx';
import { FocusedQuestions } from './focused-questions.tsx';
import { finished } from './score/responses.ts';
import { TestNav } from './test-nav.tsx';
import type { TestStepsProps } from './test-steps-props.ts';
import { useAnswering } from './use-answering.ts';

/** A wellness test with one question at a time; the last one leads to the sending. */
export function FocusedTest({ nav, title, lead, resumed, notice, wording, words, draft, sending }: TestStepsProps) {
  const { t } = useTranslation();
  const onAnswer = useAnswering(draft, sending);
  const responses = finished(draft.responses);
  return (
    <div className="max-w-3xl">
      <TestNav nav={nav} />
      <FocusedQuestions
        title={title}
        words={words}
        wording={wording}
        responses={draft.responses}
        onAnswer={onAnswer}
        intro={
          <div className="grid gap-4">
            <p className="measure text-muted-foreground">{lead}</p>
            {notice}
          </div>
        }
        resumed={resumed}
        status={<SaveStatus state={draft.state} />}
        leave={<LeaveLink />}
        end={
          <div className="grid gap-5">
            <p className="measure text-muted-foreground">{t('initial.sendLead')}</p>
            <NotSent title={t('initial.sendFailed')} sending={sending} />
            <Button
              size="lg"
              className="justify-self-start max-sm:w-full"
              loading={sending.busy}
              onClick={() => responses && void sending.send(responses)}
            >
              {t('initial.send')}
              <Send aria-hidden="true" />
            </Button>
          </div>
        }
      />
    </div>
  );
}
