import { mostCited, strongestVirtues } from '@miraco/domain/moments';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCoach } from '#parts/contact/coach.ts';
import { useLanguage } from '#shared/language/language.ts';
import type { Outputs } from '#shared/trpc/trpc.ts';
import { Moment } from './moment.tsx';
import { useNames } from './use-names.ts';

interface ConscienceMomentProps {
  firstname: string;
  /** Responsibility is open already, by itself. */
  opened: boolean;
  overview: Outputs['conscience']['overview'];
  words: Outputs['method']['virtueTexts'];
  download: ReactNode;
}

/** Conscience is finished: what is strong, what came up most, and that the coach sees it or that Responsibility has opened. */
export function ConscienceMoment({ firstname, opened, overview, words, download }: ConscienceMomentProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const coach = useCoach(!opened);
  const names = useNames(words);
  const { ratings, citations, polarity } = overview;
  const strong = strongestVirtues({ ratings, citations }, polarity);
  const cited = mostCited(citations);
  const [best] = strong.named;
  return (
    <Moment
      eyebrow={t('itinerary.conscience.name')}
      title={t('moment.conscience.title', { name: firstname })}
      ratings={ratings}
      sentences={[
        best ? t('moment.conscience.strong', { virtues: names(strong) }) : t('moment.conscience.noStrong'),
        cited.named.length > 0
          ? t('moment.conscience.cited', { virtues: names(cited) })
          : t('moment.conscience.noneCited'),
        opened ? t('moment.conscience.opened') : t('moment.conscience.waiting', { coach }),
      ]}
      quote={best && { caption: words[best].name[language], text: words[best].strong[language] }}
      download={download}
      see={t('conscience.seeSummary')}
      after={['finished']}
    />
  );
}
