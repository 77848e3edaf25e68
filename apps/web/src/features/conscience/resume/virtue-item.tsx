import { ChevronDown, UserRoundPen } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { openingOf } from './opening-of.ts';

interface VirtueItemProps {
  name: string;
  /** Whether the coach has changed the strength. */
  adjusted: boolean;
  /** The text about the person. */
  text: string;
  /** Shows how the text begins, before the rest is unfolded. */
  opening: boolean;
  /** Follows the text. */
  children: ReactNode;
}

/** A virtue with the text about the person, which unfolds. */
export function VirtueItem({ name, adjusted, text, opening, children }: VirtueItemProps) {
  const { t } = useTranslation();
  return (
    <li>
      <details className="group peer">
        <summary className="flex min-h-12 list-none items-center gap-3 px-4 py-2 -outline-offset-2 hover:bg-muted [&::-webkit-details-marker]:hidden">
          <span className="min-w-0 flex-1">
            <span className="font-medium">{name}</span>
            {adjusted && (
              <span className="flex gap-1.5 text-[0.85rem] text-muted-foreground leading-snug">
                <UserRoundPen className="mt-0.5 size-[1.1em] shrink-0" aria-hidden="true" />
                {t('resume.adjusted')}
              </span>
            )}
          </span>
          <ChevronDown
            className="size-5 shrink-0 text-muted-foreground transition-transform duration-150 group-open:rotate-180"
            aria-hidden="true"
          />
        </summary>
        <div className="measure -mt-0.5 grid gap-2.5 px-4 pb-4 text-[0.95rem]">
          <p>{text}</p>
          {children}
        </div>
      </details>
      {opening && <p className="measure -mt-0.5 px-4 pb-4 text-[0.95rem] peer-open:hidden">{openingOf(text)}</p>}
    </li>
  );
}
