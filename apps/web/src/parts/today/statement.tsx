import type { Ratings } from '@miraco/domain/ratings';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#shared/language/language.ts';
import type { Outputs } from '#shared/trpc/trpc.ts';
import { statementOfTheDay } from './open-today.ts';

interface StatementProps {
  ratings: Ratings;
  manifest: Outputs['responsibility']['manifest']['get'];
  words: Outputs['method']['virtues'];
  className?: string;
}

/** One's own sentence on a weak virtue, another one each day; nothing while there is none. */
export function Statement({ ratings, manifest, words, className = '' }: StatementProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const chosen = statementOfTheDay(ratings, manifest, Date.now());
  if (!chosen) return null;
  return (
    <figure className={`border-accent border-l-4 pl-5 ${className}`}>
      <figcaption className="eyebrow">
        {t('today.statement')} · {words[chosen.virtue].name[language]}
      </figcaption>
      <blockquote className="measure mt-1 whitespace-pre-line font-serif text-[1.2rem] [overflow-wrap:anywhere]">
        {chosen.statement}
      </blockquote>
    </figure>
  );
}
