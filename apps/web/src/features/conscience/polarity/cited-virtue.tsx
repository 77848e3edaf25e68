import type { CitationCount } from '@miraco/domain/citations';
import type { Face } from '@miraco/domain/fitting';
import type { Strength, Virtue } from '@miraco/domain/virtues';
import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { SeriesMark } from '#charts/series-mark.tsx';
import { strengthLooks } from '#charts/strength-looks.ts';
import { FittingAdvice } from '#parts/advice/fitting-advice.tsx';
import type { Outputs } from '#shared/trpc/trpc.ts';

const sources = ['weakTest', 'aboutMe', 'aboutOthers', 'habits'] as const;

interface RelatedVirtue {
  virtue: Virtue;
  name: string;
  /** Absent while unrated. */
  strength: Strength | undefined;
  /** How it helps to train the cited virtue; absent in an operator's folder from before these texts. */
  support: string | undefined;
}

interface CitedVirtueProps {
  count: CitationCount;
  /** The total of the most cited virtue: its bar is full. */
  most: number;
  name: string;
  /** Why it is listed. */
  why: string;
  advice: Outputs['method']['advice'][Virtue];
  /** What the user's signs of it show. */
  faces: readonly Face[] | undefined;
  related: readonly RelatedVirtue[];
  open: boolean;
}

/** A virtue: how often and where it is cited, and details on demand. */
export function CitedVirtue({ count, most, name, why, advice, faces, related, open }: CitedVirtueProps) {
  const { t } = useTranslation();
  const where = sources.filter((source) => count[source] > 0);
  return (
    <li className="overflow-hidden rounded-lg border bg-card shadow-raised">
      <details className="group" open={open}>
        <summary className="grid list-none gap-3 p-5 -outline-offset-2 sm:px-7 [&::-webkit-details-marker]:hidden">
          <span className="flex flex-wrap items-baseline gap-x-3">
            <h2 className="text-[1.3rem]">{name}</h2>
            <span className="text-muted-foreground tabular-nums">{t('polarity.count', { count: count.total })}</span>
            <ChevronDown
              className="ml-auto size-5 shrink-0 self-center text-muted-foreground transition-transform duration-150 group-open:rotate-180"
              aria-hidden="true"
            />
          </span>
          <span className="h-2 overflow-hidden rounded-full bg-muted" aria-hidden="true">
            <span
              className="block h-full rounded-full bg-primary"
              style={{ width: `${(100 * count.total) / most}%` }}
            />
          </span>
          <span className="flex flex-wrap gap-x-5 gap-y-1 text-[0.9rem] text-muted-foreground">
            {where.map((source) => (
              <span key={source}>
                {t(`polarity.source.${source}`)} <span className="text-foreground tabular-nums">{count[source]}</span>
              </span>
            ))}
          </span>
        </summary>
        <div className="grid gap-6 border-t p-5 sm:px-7 lg:grid-cols-2 lg:gap-x-10">
          {why && <p className="measure text-muted-foreground lg:col-span-2">{why}</p>}
          <div>
            <h3>{t('polarity.advice')}</h3>
            <div className="mt-2">
              <FittingAdvice
                pieces={advice}
                cited={faces}
                words={{ tip: t('polarity.tip'), others: t('polarity.otherAdvice') }}
              />
            </div>
          </div>
          <div>
            <h3>{t('polarity.related')}</h3>
            <ul className="mt-2 grid gap-3">
              {related.map(({ virtue, name: partner, strength, support }) => (
                <li key={virtue}>
                  <p className="flex flex-wrap items-center gap-x-2 font-medium">
                    {strength && <SeriesMark look={strengthLooks[strength]} className="size-3.5" />}
                    {partner}
                    <span className="font-normal text-[0.9rem] text-muted-foreground">
                      {t(`strengths.${strength ?? 'unrated'}`)}
                    </span>
                  </p>
                  {support && <p className="measure mt-0.5">{support}</p>}
                </li>
              ))}
            </ul>
          </div>
        </div>
      </details>
    </li>
  );
}
