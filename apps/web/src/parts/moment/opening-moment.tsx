import { virtuesToBeginWith } from '@miraco/domain/first-exercises';
import { strongestVirtues } from '@miraco/domain/moments';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Outputs } from '#shared/trpc/trpc.ts';
import { Moment } from './moment.tsx';
import { useNames, type VirtueWords } from './use-names.ts';

interface OpeningMomentProps {
  firstname: string;
  overview: Outputs['conscience']['overview'];
  words: VirtueWords;
  download: ReactNode;
}

/** The later phases are open: what the client brings along, and at most three weak virtues to start with. */
export function OpeningMoment({ firstname, overview, words, download }: OpeningMomentProps) {
  const { t } = useTranslation();
  const names = useNames(words);
  const { ratings, citations, polarity } = overview;
  const strong = strongestVirtues({ ratings, citations }, polarity);
  const named = virtuesToBeginWith(ratings, citations, ['debil']);
  return (
    <Moment
      eyebrow={t('itinerary.responsibility.name')}
      title={t('moment.opening.title', { name: firstname })}
      ratings={ratings}
      sentences={[
        strong.named.length > 0 ? t('moment.opening.strong', { virtues: names(strong) }) : '',
        named.length > 0
          ? t('moment.opening.start', { count: named.length, virtues: names({ named, more: 0 }) })
          : t('moment.opening.nothingWeak'),
        t('moment.opening.small'),
      ]}
      download={download}
      see={t('moment.opening.see')}
    />
  );
}
