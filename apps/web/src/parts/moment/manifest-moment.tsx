import { quotedVirtue } from '@miraco/domain/moments';
import { type Virtue, virtues } from '@miraco/domain/virtues';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#shared/language/language.ts';
import type { Outputs } from '#shared/trpc/trpc.ts';
import { Moment } from './moment.tsx';
import type { VirtueWords } from './use-names.ts';

interface ManifestMomentProps {
  overview: Pick<Outputs['conscience']['overview'], 'ratings' | 'citations'>;
  words: VirtueWords;
  statements: Readonly<Record<Virtue, string>>;
  download: ReactNode;
}

/** The manifesto is whole: one of its sentences, on a virtue that is hard. */
export function ManifestMoment({ overview, words, statements, download }: ManifestMomentProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const quoted = quotedVirtue(overview, statements);
  return (
    <Moment
      eyebrow={t('itinerary.responsibility.name')}
      title={t('moment.manifest.title')}
      ratings={overview.ratings}
      sentences={[t('moment.manifest.whole', { count: virtues.length }), t('moment.manifest.again')]}
      quote={quoted ? { caption: words[quoted].name[language], text: statements[quoted].trim() } : undefined}
      download={download}
      see={t('moment.manifest.see')}
      after={['manifest']}
    />
  );
}
