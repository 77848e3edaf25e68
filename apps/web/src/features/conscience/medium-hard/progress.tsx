import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { Progress } from '#ui/progress.tsx';

interface MediumHardProgressProps {
  count: number;
  total: number;
  /** Moves to the first unanswered question; undefined where there is none. */
  onJump: (() => void) | undefined;
}

/** The number of answered questions as a bar and in words, and a button to the first that is unanswered. */
export function MediumHardProgress({ count, total, onJump }: MediumHardProgressProps) {
  const { t } = useTranslation();
  if (total === 0) return <p className="font-medium">{t('mediumhard.nothingAsked')}</p>;
  const words = t('mediumhard.count', { count, total });
  return (
    <div className="grid max-w-md gap-1.5">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <p className="whitespace-nowrap font-medium tabular-nums">
          {words} <span className="sr-only">{t('mediumhard.countWords')}</span>
        </p>
        {onJump && (
          <Button variant="link" className="-my-2 text-[0.9rem]" aria-label={t('mediumhard.jump')} onClick={onJump}>
            <span className="max-sm:hidden">{t('mediumhard.jump')}</span>
            <span className="sm:hidden">{t('mediumhard.jumpShort')}</span>
          </Button>
        )}
      </div>
      <Progress
        value={count}
        max={total}
        label={t('mediumhard.progress')}
        valueText={`${words} ${t('mediumhard.countWords')}`}
        size="sm"
      />
    </div>
  );
}
