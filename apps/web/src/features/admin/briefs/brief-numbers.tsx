import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '#shared/router/link.tsx';
import { useLocation } from '#shared/router/router.tsx';
import { Button } from '#ui/button.tsx';
import { briefNumbers } from './use-brief-number.ts';

interface BriefNumbersProps {
  /** The session whose brief is shown. */
  shown: number;
  /** Says which session it is time for. */
  children: ReactNode;
}

/** Links to the brief of each session, and a button that prints the one shown. */
export function BriefNumbers({ shown, children }: BriefNumbersProps) {
  const { t } = useTranslation();
  const { pathname, search, state } = useLocation();
  const addressOf = (number: number) => {
    const address = new URLSearchParams(search);
    address.set('session', String(number));
    return { pathname, search: String(address) };
  };
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-5 gap-y-2 print:hidden">
      <nav aria-label={t('sessionBriefs.numbers')}>
        <ul className="flex rounded-lg border bg-card p-0.5">
          {briefNumbers.map((number) => (
            <li key={number}>
              <Link
                to={addressOf(number)}
                state={state}
                // One step back leaves the brief, whichever were looked at.
                replace
                aria-label={t('sessionBriefs.session', { number })}
                aria-current={number === shown ? 'page' : undefined}
                className="grid size-11 max-[22rem]:w-9 place-items-center rounded-md tabular-nums no-underline hover:bg-muted aria-[current]:bg-secondary aria-[current]:font-semibold aria-[current]:text-secondary-foreground"
              >
                {number}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <p className="min-w-0 flex-1 basis-60 text-[0.9rem] text-muted-foreground leading-snug">{children}</p>
      <Button variant="secondary" className="max-sm:hidden" onClick={() => window.print()}>
        <Printer aria-hidden="true" />
        {t('clientFrame.print')}
      </Button>
    </div>
  );
}
