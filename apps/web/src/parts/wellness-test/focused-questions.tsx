import { type Answer, answers, questionCount, questionsPerBlock, wellnessBlocks } from '@miraco/domain/wellness';
import type { Translated } from '@miraco/method/text';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Choices } from '#parts/focused/choices.tsx';
import { Focused } from '#parts/focused/focused.tsx';
import { endPlace } from '#parts/focused/place.ts';
import { useLanguage } from '#shared/language/language.ts';
import type { Outputs } from '#shared/trpc/trpc.ts';
import { type DraftResponses, stepCount } from './score/responses.ts';

/** The same questions are about life in general, or about the past week. */
export type Wording = 'general' | 'week';

interface FocusedQuestionsProps {
  title: string;
  words: Outputs['method']['wellness'];
  wording: Wording;
  responses: DraftResponses;
  onAnswer: (position: number, answer: Answer) => void;
  /** What is above the first question. */
  intro?: ReactNode;
  /** What is said where the test is opened at a later question. */
  resumed?: string;
  status: ReactNode;
  leave?: ReactNode;
  /** The sending. */
  end: ReactNode;
}

/** The numbers of the questions, from 1: they are in the address. */
const items = Array.from({ length: questionCount }, (_, position) => String(position + 1));
const positionOf = (item: string) => Number(item) - 1;
const stepOf = (position: number) => Math.floor(position / questionsPerBlock) + 1;
const blockOf = (position: number) => wellnessBlocks[stepOf(position) - 1] ?? wellnessBlocks[0];

/** The twenty questions of a wellness test, one at a time. */
export function FocusedQuestions({ title, words, wording, responses, onAnswer, ...around }: FocusedQuestionsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const questions: readonly (Record<Wording, Translated> | undefined)[] = wellnessBlocks.flatMap(
    (block) => words.questions[block],
  );
  const options = answers.map((value, index) => ({ value, label: words.answers[index]?.[language] }));
  return (
    <Focused
      {...around}
      name={title}
      items={items}
      isAnswered={(item) => (responses[positionOf(item)] ?? null) !== null}
      progress={(_, position) =>
        t('focused.place', {
          block: t(`initial.blocks.${blockOf(position)}`),
          number: position + 1,
          total: questionCount,
        })
      }
      heading={(item) => questions[positionOf(item)]?.[wording][language]}
      searchOfAll={(place) => `?step=${place === endPlace ? stepCount : stepOf(positionOf(place))}`}
      required={t('initial.incomplete')}
      endTitle={t('initial.allAnswered')}
    >
      {({ item, headingId }) => (
        <Choices
          name={`question-${item}`}
          labelledBy={headingId}
          options={options}
          value={responses[positionOf(item)] ?? null}
          onChoose={(value) => onAnswer(positionOf(item), value)}
        />
      )}
    </Focused>
  );
}
