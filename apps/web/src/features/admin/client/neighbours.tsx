import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type ClientPage, clientPage } from '#features/admin/client-pages.ts';
import { Link } from '#shared/router/link.tsx';
import { useLocation } from '#shared/router/router.tsx';
import type { Outputs } from '#shared/trpc/trpc.ts';
import { Button } from '#ui/button.tsx';

export type Neighbours = Outputs['admin']['users']['neighbours'];

interface ClientNeighboursProps {
  page: ClientPage;
  neighbours: Neighbours;
}

/** Links to the previous and the next client of the list that led here, on the same page and tab. Spec 1, section 2. */
export function ClientNeighbours({ page, neighbours }: ClientNeighboursProps) {
  const { t } = useTranslation();
  const { search, state } = useLocation();
  return (
    <nav aria-label={t('clientFrame.neighbours')} className="flex print:hidden">
      {(['previous', 'next'] as const).map((side) => {
        const id = neighbours[side];
        const content = (
          <>
            {side === 'previous' && <ChevronLeft aria-hidden="true" />}
            <span className="max-lg:sr-only">{t(`clientFrame.${side}`)}</span>
            {side === 'next' && <ChevronRight aria-hidden="true" />}
          </>
        );
        return id ? (
          <Button key={side} asChild variant="ghost" size="sm" className="min-w-11">
            <Link to={{ pathname: clientPage(page, id), search }} state={state}>
              {content}
            </Link>
          </Button>
        ) : (
          // Keeps its place at an end of the list, so that the other link does not move.
          <Button key={side} variant="ghost" size="sm" className="min-w-11" disabled>
            {content}
          </Button>
        );
      })}
    </nav>
  );
}
