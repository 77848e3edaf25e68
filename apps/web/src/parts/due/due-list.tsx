import type { Duty } from '@miraco/domain/due';
import {
  BookHeart,
  BriefcaseBusiness,
  CalendarCheck,
  CalendarClock,
  Dumbbell,
  Flower2,
  ListChecks,
  type LucideIcon,
  PenLine,
  SearchCheck,
  Sprout,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from '#shared/router/link.tsx';
import { dutyPages } from './due-now.ts';

const icons = {
  session: CalendarClock,
  initial: ListChecks,
  weak: ListChecks,
  prospect: ListChecks,
  mediumhard: ListChecks,
  finished: Flower2,
  weekly: CalendarCheck,
  evaluation: SearchCheck,
  firstExercise: Sprout,
  exercises: Dumbbell,
  manifest: PenLine,
  personal: BookHeart,
  professional: BriefcaseBusiness,
} as const satisfies Record<Duty, LucideIcon>;

/** What is due, one line each, as links. */
export function DueList({ due }: { due: readonly Duty[] }) {
  const { t } = useTranslation();
  return (
    <ul className="grid gap-x-6 sm:grid-cols-2 lg:grid-cols-1">
      {due.map((duty) => {
        const Icon = icons[duty];
        return (
          <li key={duty}>
            <Link
              to={dutyPages[duty]}
              className="inline-flex min-h-11 items-center gap-3 py-1 font-medium underline decoration-input underline-offset-4 hover:decoration-current"
            >
              <Icon className="size-[1.15rem] shrink-0 text-primary" aria-hidden="true" />
              {t(`due.name.${duty}`)}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
