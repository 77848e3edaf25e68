import { maximumWeak } from '@miraco/domain/conscience';
import { useTranslation } from 'react-i18next';
import { cn } from '#ui/cn.ts';

const places = Array.from({ length: maximumWeak }, (_, index) => index);

/** The number of marks out of eight, announced politely as it changes. */
export function WeakCount({ count }: { count: number }) {
  const { t } = useTranslation();
  const tooMany = Math.max(0, count - maximumWeak);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <p role="status" className="font-medium tabular-nums">
        {t('weak.count', { count, most: maximumWeak })}
        <span className="sr-only"> {t('weak.countWords')}.</span>
        {tooMany > 0 && <span className="text-destructive"> {t('weak.tooMany', { count: tooMany })}</span>}
      </p>
      <span aria-hidden="true" className="flex gap-1">
        {places.map((place) => (
          <span
            key={place}
            className={cn(
              'h-4 w-1.5 rounded-full transition-colors duration-200',
              place < count ? 'bg-primary' : 'bg-border',
            )}
          />
        ))}
      </span>
    </div>
  );
}
