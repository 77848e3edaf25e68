import type { Evaluation } from '@miraco/domain/evaluation';
import type { Virtue } from '@miraco/domain/virtues';
import { useTranslation } from 'react-i18next';
import { ModeSwitch } from '#parts/focused/mode-switch.tsx';
import type { SaveState } from '#shared/drafts/draft-keeper.ts';
import { DraftStatus } from '#shared/drafts/draft-status.tsx';
import type { Stored } from '#shared/drafts/form-draft.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { EvaluationProgress } from './progress.tsx';
import type { EvaluationStep } from './steps.ts';
import { useBegunBefore } from './use-begun-before.ts';

interface EvaluationHeadProps {
  name: string;
  step: EvaluationStep;
  steps: readonly EvaluationStep[];
  missing: readonly Virtue[];
  total: number;
  /** The search of the address of this place, one virtue at a time. */
  other: string;
  draft: { state: SaveState; registered: number | undefined };
  /** Whether any virtue has an entry. */
  begun: boolean;
  open: boolean;
  today: number | undefined;
  fromServer: Stored<Evaluation> | null;
}

/** The position in the evaluation: the step, the number of virtues done, and the state of the draft. */
export function EvaluationHead(props: EvaluationHeadProps) {
  const { name, step, steps, missing, total, other, draft, begun, open, today, fromServer } = props;
  const { t } = useTranslation();
  const before = useBegunBefore(fromServer, today);
  const first = step === steps[0];
  return (
    <>
      <PageHeader
        className="mb-2"
        actions={open && <ModeSwitch other={other} />}
        eyebrow={t('evaluation.title')}
        title={
          <>
            {name}{' '}
            <span className="font-normal text-muted-foreground text-[0.65em]">
              · {t('initial.stepOf', { step: steps.indexOf(step) + 1, steps: steps.length })}
            </span>
          </>
        }
        lead={
          <>
            {open && before && <strong className="font-medium text-foreground">{before} </strong>}
            {first && `${t('evaluation.lead')} `}
            {t(`evaluation.leads.${step.strength}`)}
          </>
        }
      />
      {/* Stays in view: a failed save must be visible further down the page too. */}
      <div className="sticky top-[var(--top-bar,0px)] z-1 mb-4 bg-background py-3">
        <EvaluationProgress step={step} steps={steps} missing={missing} total={total} />
        <div className="mt-2.5 flex flex-row-reverse justify-between gap-4 text-[0.9rem] text-muted-foreground leading-snug">
          {/* The progress bar announces this to screen readers. */}
          <p className="shrink-0 tabular-nums" aria-hidden="true">
            {t('evaluation.done', { count: total - missing.length, total })}
          </p>
          <div className="min-w-0">
            {(open || begun) && (
              <DraftStatus state={draft.state} registered={draft.registered} begun={begun} open={open} />
            )}
          </div>
        </div>
      </div>
      {open && first && (
        <p className="mb-4 hidden text-[0.9rem] text-muted-foreground pointer-fine:md:block">{t('evaluation.keys')}</p>
      )}
    </>
  );
}
