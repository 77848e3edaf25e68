import type { Duty } from '@miraco/domain/due';
import { type Ratings, strengthValues, virtuesRated } from '@miraco/domain/ratings';
import { strengths } from '@miraco/domain/virtues';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SeriesMark } from '#charts/series-mark.tsx';
import { strengthLooks } from '#charts/strength-looks.ts';
import { WayOn } from '#parts/due/way-on.tsx';
import { usePageTitle } from '#shared/brand/page-title.ts';
import { Rosette } from '#shared/brand/rosette.tsx';
import { useLocation } from '#shared/router/router.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { SaveEmblem } from './save-emblem.tsx';

export interface MomentProps {
  /** The part of the method that it closes or opens. */
  eyebrow: string;
  title: string;
  ratings: Ratings;
  /** About this client; empty ones are left out. */
  sentences: readonly string[];
  /** A text of the client, or about them. */
  quote?: { caption: string; text: string } | undefined;
  /** The button of the PDF of this part. */
  download: ReactNode;
  /** The link to the page that is closed. */
  see: string;
  /** What is closed: the way on leads to something else. */
  after?: readonly Duty[];
}

/** A closing page: the rosette draws itself, a few sentences about this client, something to keep, and the way on. */
export function Moment({ eyebrow, title, ratings, sentences, quote, download, see, after }: MomentProps) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  usePageTitle(title);
  const values = strengthValues(ratings);
  const isRated = Object.keys(ratings).length > 0;
  return (
    <div className="grid items-start gap-x-14 gap-y-7 lg:grid-cols-[minmax(15rem,22rem)_minmax(0,1fr)]">
      {isRated && (
        <figure className="grid justify-items-center gap-4 lg:sticky lg:top-10">
          <Rosette
            strengths={values}
            title={t('moment.emblem')}
            draws
            className="w-full max-w-56 sm:max-w-72 lg:max-w-none"
          />
          <figcaption>
            <ul className="flex flex-wrap justify-center gap-x-4 gap-y-1 text-[0.9rem] sm:gap-x-5 text-muted-foreground">
              {strengths.map((strength) => (
                <li key={strength} className="flex items-center gap-1.5 whitespace-nowrap">
                  <SeriesMark look={strengthLooks[strength]} className="size-3.5" />
                  {t(`moment.count.${strength}`, { count: virtuesRated(ratings, strength).length })}
                </li>
              ))}
            </ul>
          </figcaption>
        </figure>
      )}
      <div className="min-w-0 lg:pt-6">
        <PageHeader className="mb-6 [overflow-wrap:anywhere]" eyebrow={eyebrow} title={title} />
        <div className="measure grid gap-3 text-[1.08rem]">
          {sentences.filter(Boolean).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
        {quote && (
          <figure className="mt-7 border-accent border-l-4 pl-5">
            <figcaption className="eyebrow">{quote.caption}</figcaption>
            <blockquote className="measure mt-1 whitespace-pre-line font-serif text-[1.2rem] leading-relaxed [overflow-wrap:anywhere]">
              {quote.text}
            </blockquote>
          </figure>
        )}
        <div className="mt-8 flex flex-wrap items-start gap-3">
          {isRated && <SaveEmblem strengths={values} />}
          {download}
        </div>
        <WayOn {...(after ? { after } : {})} see={{ to: pathname, label: see }} className="mt-8 border-t pt-8" />
      </div>
    </div>
  );
}
