import { type EvaluationStory, evaluationStory } from '@miraco/domain/moments';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { dateFormat } from '#shared/date-format.ts';
import { useLanguage } from '#shared/language/language.ts';
import type { Outputs } from '#shared/trpc/trpc.ts';
import { Moment } from './moment.tsx';
import { useNames, type VirtueWords } from './use-names.ts';

type Evaluations = Outputs['responsibility']['evaluation']['getByUser'];

interface EvaluationMomentProps {
  ratings: Outputs['conscience']['overview']['ratings'];
  /** At least one, newest first. */
  evaluations: Evaluations;
  words: VirtueWords;
  download: ReactNode;
}

/** What the story says, with the date of the evaluation before. */
function useSentences(story: EvaluationStory, before: number | undefined, words: VirtueWords): string[] {
  const { t } = useTranslation();
  const language = useLanguage();
  const names = useNames(words);
  const date = before === undefined ? '' : dateFormat(language, { dateStyle: 'long' }).format(before);
  if (story.kind === 'moved') {
    const { closer, farther } = story;
    return [
      t('moment.evaluation.since', { date }),
      closer.named.length > 0 ? t('moment.evaluation.closer', { virtues: names(closer) }) : '',
      farther.named.length > 0 ? t('moment.evaluation.farther', { virtues: names(farther) }) : '',
    ];
  }
  const { signs } = story;
  return [
    story.kind === 'first' ? t('moment.evaluation.first') : t('moment.evaluation.unmoved', { date }),
    signs.named.length > 0 ? t('moment.evaluation.signs', { virtues: names(signs) }) : t('moment.evaluation.noSigns'),
  ];
}

/** An evaluation is sent: what moved since the one before. */
export function EvaluationMoment({ ratings, evaluations, words, download }: EvaluationMomentProps) {
  const { t } = useTranslation();
  const [latest, before] = evaluations;
  const story = evaluationStory(latest?.evaluation ?? {}, before?.evaluation);
  return (
    <Moment
      eyebrow={t('itinerary.responsibility.name')}
      title={t('moment.evaluation.title')}
      ratings={ratings}
      sentences={useSentences(story, before?.date, words)}
      download={download}
      see={t('moment.evaluation.see')}
      after={['evaluation']}
    />
  );
}
