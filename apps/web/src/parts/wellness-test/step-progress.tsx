import { questionCount, questionsPerBlock, wellnessBlocks } from '@miraco/domain/wellness';
import { useTranslation } from 'react-i18next';
import { cn } from '#ui/cn.ts';
import { countAnswered, type DraftResponses, positionsOf } from './score/responses.ts';

interface StepProgressProps {
  step: number;
  responses: DraftResponses;
}

/** One bar for each step, filled as its questions are answered. */
export function StepProgress({ step, responses }: StepProgressProps) {
  const { t } = useTranslation();
  const count = countAnswered(responses);
  return (
    <div
      role="progressbar"
      aria-label={t('initial.progress')}
      aria-valuemin={0}
      aria-valuemax={questionCount}
      aria-valuenow={count}
      aria-valuetext={t('initial.answered', { count, total: questionCount })}
      className="grid grid-cols-4 gap-1.5"
    >
      {wellnessBlocks.map((block, index) => {
        const answered = countAnswered(positionsOf(index + 1).map((position) => responses[position] ?? null));
        return (
          <div
            key={block}
            className={cn('overflow-hidden rounded-full bg-border', index + 1 === step ? 'h-2.5' : 'my-0.5 h-1.5')}
          >
            <div
              className="size-full origin-left bg-primary transition-transform duration-200"
              style={{ transform: `scaleX(${answered / questionsPerBlock})` }}
            />
          </div>
        );
      })}
    </div>
  );
}
