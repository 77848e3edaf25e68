import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Outputs } from '#shared/trpc/trpc.ts';
import { Moment } from './moment.tsx';
import { useNames, type VirtueWords } from './use-names.ts';

interface PersonalMomentProps {
  ratings: Outputs['conscience']['overview']['ratings'];
  personal: NonNullable<Outputs['impact']['personal']['get']>;
  words: VirtueWords;
  download: ReactNode;
}

/** The personal purpose is written: what moves the client, whom it reaches, and their own words. */
export function PersonalMoment({ ratings, personal, words, download }: PersonalMomentProps) {
  const { t } = useTranslation();
  const names = useNames(words);
  const { motivate, dimension, duration, purpose } = personal;
  return (
    <Moment
      eyebrow={t('phases.impact.personal')}
      title={t('moment.personal.title')}
      ratings={ratings}
      sentences={[
        motivate.length > 0
          ? t('moment.personal.moves', { count: motivate.length, virtues: names({ named: motivate, more: 0 }) })
          : '',
        [
          dimension ? t(`moment.personal.reaches.${dimension}`) : '',
          duration ? t(`moment.personal.lasts.${duration}`) : '',
        ].join(' '),
      ]}
      quote={{ caption: t('moment.personal.words'), text: purpose }}
      download={download}
      see={t('moment.personal.see')}
      after={['personal']}
    />
  );
}
