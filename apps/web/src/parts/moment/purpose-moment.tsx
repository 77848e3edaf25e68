import { purposeStory } from '@miraco/domain/moments';
import type { PurposeForm } from '@miraco/domain/purpose';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PurposeRow } from '#parts/purpose/purpose-rows.ts';
import type { ScenarioWords } from '#parts/purpose/scenario-groups.ts';
import { useLanguage } from '#shared/language/language.ts';
import type { Outputs } from '#shared/trpc/trpc.ts';
import { Moment, type MomentProps } from './moment.tsx';
import { useNames, type VirtueWords } from './use-names.ts';

interface PurposeMomentProps {
  form: PurposeForm;
  ratings: Outputs['conscience']['overview']['ratings'];
  rows: readonly PurposeRow[];
  words: VirtueWords;
  scenarios: ScenarioWords;
  quote: MomentProps['quote'];
  download: ReactNode;
}

/** The professional or the couple purpose is answered: where it stands at both ends. */
export function PurposeMoment({ form, ratings, rows, words, scenarios, quote, download }: PurposeMomentProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const names = useNames(words);
  const { high, low } = purposeStory(rows.map(({ virtue, score }) => ({ virtue, level: score.level })));
  const inScenario = (part: NonNullable<typeof high>) => ({
    scenario: scenarios.scenarios[part.scenario].name[language],
    virtues: names(part),
  });
  return (
    <Moment
      eyebrow={t(form === 'company' ? 'phases.impact.professional' : 'phases.impact.couple')}
      title={t(`moment.${form}.title`)}
      ratings={ratings}
      sentences={[
        t(`moment.${form}.looked`, { count: rows.length }),
        high ? t('moment.purpose.high', inScenario(high)) : '',
        low ? t('moment.purpose.low', inScenario(low)) : '',
      ]}
      quote={quote}
      download={download}
      see={t(`moment.${form}.see`)}
      after={form === 'company' ? ['professional'] : []}
    />
  );
}
