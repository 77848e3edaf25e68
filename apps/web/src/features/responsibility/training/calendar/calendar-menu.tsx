import { CalendarPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Exercise } from '#features/responsibility/training/exercise/changes.ts';
import { late } from '#shared/loading/late.tsx';
import { MenuButton } from '#ui/menu-button.tsx';

const items = late(() => import('./calendar-items.tsx'), 'CalendarItems');

interface CalendarMenuProps {
  exercise: Exercise;
  /** A short name of the exercise. */
  name: string;
  /** The virtue's name. */
  virtue: string;
}

/** Adds an exercise to a calendar. Spec 2, section 2. */
export function CalendarMenu({ exercise, name, virtue }: CalendarMenuProps) {
  const { t } = useTranslation();
  return (
    <MenuButton
      load={items.load}
      menu={(trigger) => <items.Part trigger={trigger} exercise={exercise} virtue={virtue} />}
      variant="ghost"
      size="icon"
      aria-label={t('training.calendar.add', { name })}
      title={t('training.calendar.title')}
    >
      <CalendarPlus aria-hidden="true" />
    </MenuButton>
  );
}
