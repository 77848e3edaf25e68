import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { cn } from '#ui/cn.ts';
import { countRated, rosettePath } from './rosette-paths.ts';

const fills = [
  [1, 'fill-weak'],
  [2, 'fill-medium'],
  [3, 'fill-strong'],
] as const;

/** The strengths of a user, small enough for a row of the list. `petals`: 23 digits from 0 to 3. */
export const UserRosette = memo(function UserRosette({ petals, className }: { petals: string; className?: string }) {
  const { t } = useTranslation();
  const title = t('clientFrame.rosette', {
    fuerte: countRated(petals, 3),
    media: countRated(petals, 2),
    debil: countRated(petals, 1),
    unrated: countRated(petals, 0),
  });
  return (
    <svg viewBox="-50 -50 100 100" role="img" aria-label={title} className={cn('size-10 shrink-0', className)}>
      <path d={rosettePath(petals, 0)} className="fill-none stroke-2 stroke-input" />
      {fills.map(([strength, fill]) => (
        <path key={strength} d={rosettePath(petals, strength)} className={fill} />
      ))}
    </svg>
  );
});
