import { virtues } from '@miraco/domain/virtues';
import { petals, rosetteExtent } from '@miraco/drawing/rosette';
import { useTranslation } from 'react-i18next';

/** The loading state: the petals light up in turn, after a delay, so that fast answers show nothing. */
export function LoadingRosette({ className = 'mx-auto my-24 size-16' }: { className?: string }) {
  const { t } = useTranslation();
  const box = `${-rosetteExtent} ${-rosetteExtent} ${2 * rosetteExtent} ${2 * rosetteExtent}`;
  return (
    <div role="status" className="animate-fade text-primary [animation-delay:250ms]">
      <svg viewBox={box} className={className} aria-hidden="true">
        {petals(virtues.map(() => 3)).map(({ path, degrees }, position) => (
          <path
            key={virtues[position]}
            d={path}
            transform={`rotate(${degrees})`}
            className="animate-petal fill-current"
            style={{ animationDelay: `${position * 60 - 1380}ms` }}
          />
        ))}
      </svg>
      <span className="sr-only">{t('common.loading')}</span>
    </div>
  );
}
