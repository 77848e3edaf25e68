import { useTranslation } from 'react-i18next';
import { type ReasonWords, whyHere } from '#features/conscience/why-here.ts';
import { useLanguage } from '#shared/language/language.ts';
import type { Outputs } from '#shared/trpc/trpc.ts';
import { CitedVirtue } from './cited-virtue.tsx';

interface CitedVirtuesProps {
  overview: Outputs['conscience']['overview'];
  words: {
    reasonWords: ReasonWords;
    words: Outputs['method']['virtues'];
    partners: Outputs['method']['partnerSupport'];
    advice: Outputs['method']['advice'];
  };
}

/** The cited virtues, most cited first, and the names of the others. */
export function CitedVirtues({ overview, words: method }: CitedVirtuesProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { citations, faces, ratings, reasons } = overview;
  const { words, partners, advice } = method;
  const cited = citations.filter(({ total }) => total > 0);
  const others = citations.filter(({ total }) => total === 0).map(({ virtue }) => words[virtue].name[language]);
  return (
    <>
      <ol className="grid gap-4">
        {cited.map((count, position) => (
          <CitedVirtue
            key={count.virtue}
            count={count}
            most={cited[0]?.total ?? 1}
            name={words[count.virtue].name[language]}
            why={whyHere(count.virtue, reasons[count.virtue] ?? [], method.reasonWords, language, t)}
            advice={advice[count.virtue]}
            faces={faces[count.virtue]}
            related={partners[count.virtue].map(({ partner, support }) => ({
              virtue: partner,
              name: words[partner].name[language],
              strength: ratings[partner]?.strength,
              support: support?.[language],
            }))}
            open={position === 0}
          />
        ))}
      </ol>
      {others.length > 0 && (
        <section className="mt-10">
          <h2>{t('polarity.others')}</h2>
          <p className="measure mt-2">{new Intl.ListFormat(language).format(others)}.</p>
          <p className="measure mt-1 text-muted-foreground">{t('polarity.notCited')}</p>
        </section>
      )}
    </>
  );
}
