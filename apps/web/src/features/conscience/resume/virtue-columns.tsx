import { virtuesRated } from '@miraco/domain/ratings';
import type { Strength } from '@miraco/domain/virtues';
import { ratingReasons } from '@miraco/domain/weak-reasons';
import { useTranslation } from 'react-i18next';
import { SeriesMark } from '#charts/series-mark.tsx';
import { strengthLooks } from '#charts/strength-looks.ts';
import { type ReasonWords, whyHere } from '#features/conscience/why-here.ts';
import { useLanguage } from '#shared/language/language.ts';
import type { Outputs } from '#shared/trpc/trpc.ts';
import { VirtueItem } from './virtue-item.tsx';

/** The names of the method's texts. */
const texts = { fuerte: 'strong', debil: 'weak', media: 'medium' } as const;
const columns = ['fuerte', 'debil', 'media'] as const satisfies Strength[];

interface VirtueColumnsProps {
  overview: Outputs['conscience']['overview'];
  words: Outputs['method']['virtueTexts'];
  reasonWords: ReasonWords;
}

/** The virtues by strength, each with its description, which begins openly for the strong and the weak ones, and the weak ones also with the reasons. Spec 1, section 2. */
export function VirtueColumns(props: VirtueColumnsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { overview, words } = props;
  const names = overview.unrated.map((virtue) => words[virtue].name[language]);
  return (
    <>
      <div className="grid gap-x-6 gap-y-8 md:grid-cols-3 md:grid-rows-[auto_auto_1fr] md:gap-y-0">
        {columns.map((strength) => (
          <Column key={strength} strength={strength} {...props} />
        ))}
      </div>
      {names.length > 0 && (
        <p className="measure mt-5 text-[0.95rem] text-muted-foreground">
          {t('resume.unrated', { names: new Intl.ListFormat(language).format(names) })}
        </p>
      )}
    </>
  );
}

interface ColumnProps extends VirtueColumnsProps {
  strength: Strength;
}

function Column({ strength, overview, words, reasonWords }: ColumnProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { ratings, reasons } = overview;
  const virtues = virtuesRated(ratings, strength);
  return (
    // The lists start at the same height, however many lines are above them.
    <section className="md:row-span-3 md:grid md:grid-rows-subgrid">
      <h2 className="flex items-center gap-2.5">
        <SeriesMark look={strengthLooks[strength]} className="size-5" />
        {t(`resume.columns.${strength}.title`)}
        <span className="ml-auto font-sans text-[1rem] text-muted-foreground tabular-nums">{virtues.length}</span>
      </h2>
      <p className="mt-1 mb-3 text-[0.95rem] text-muted-foreground">{t(`resume.columns.${strength}.about`)}</p>
      {virtues.length === 0 && (
        <p className="self-start rounded-lg border border-dashed px-4 py-3 text-muted-foreground">
          {t(`resume.columns.${strength}.none`)}
        </p>
      )}
      {virtues.length > 0 && (
        <ul className="self-start divide-y overflow-hidden rounded-lg border bg-card shadow-raised">
          {virtues.map((virtue) => (
            <VirtueItem
              key={virtue}
              name={words[virtue].name[language]}
              adjusted={ratings[virtue]?.origin === 'administrator'}
              text={words[virtue][texts[strength]][language]}
              opening={strength !== 'media'}
            >
              <p className="text-muted-foreground">{words[virtue].meaning[language]}</p>
              {strength === 'debil' && (
                <p className="border-t pt-2.5 text-muted-foreground empty:hidden">
                  {whyHere(virtue, ratingReasons(reasons[virtue] ?? []), reasonWords, language, t)}
                </p>
              )}
            </VirtueItem>
          ))}
        </ul>
      )}
    </section>
  );
}
