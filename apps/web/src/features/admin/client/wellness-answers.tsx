import {
  type Answer,
  answers,
  questionsPerBlock,
  type WellnessBlock,
  type WellnessScore,
  wellnessBlocks,
} from '@miraco/domain/wellness';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { LevelMark } from '#charts/level-mark.tsx';
import { bestScore, blockMean, formatScore } from '#charts/score.ts';
import { useLanguage } from '#shared/language/language.ts';
import type { Outputs } from '#shared/trpc/trpc.ts';
import { cn } from '#ui/cn.ts';
import { TableBody, TableCell, TableHead, TableHeader, TableRow } from '#ui/table.tsx';

interface WellnessAnswersProps {
  test: { responses: readonly Answer[]; score: WellnessScore };
  /** The answers of the test before, to compare with. */
  before?: readonly Answer[] | undefined;
  words: Outputs['method']['wellness'];
}

/** The 20 answers of a test in their four blocks, with the mean of each, and how each answer differs from the test before. */
export function WellnessAnswers(props: WellnessAnswersProps) {
  return (
    <div className="@container">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 @3xl:grid-cols-2">
        {wellnessBlocks.map((block) => (
          <Block key={block} block={block} {...props} />
        ))}
      </div>
    </div>
  );
}

function Block({ block, test, before, words }: WellnessAnswersProps & { block: WellnessBlock }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const id = useId();
  const score = test.score.blocks[block];
  const first = wellnessBlocks.indexOf(block) * questionsPerBlock;
  return (
    <section aria-labelledby={id} className="break-inside-avoid overflow-hidden rounded-lg border bg-card">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b px-4 py-2.5">
        <h3 id={id}>{t(`initial.blocks.${block}`)}</h3>
        <p className="flex flex-wrap items-center gap-x-3 tabular-nums">
          <span>
            {t('phaseOne.wellness.mean')}{' '}
            {t('result.score', { score: formatScore(blockMean(score), language), best: bestScore })}
          </span>
          <LevelMark level={score.level} size="sm" />
        </p>
      </div>
      <table aria-labelledby={id} className="w-full border-collapse text-left text-[0.95rem]">
        <TableHeader className="sr-only">
          <tr>
            <TableHead>{t('phaseOne.wellness.question')}</TableHead>
            <TableHead>{t('phaseOne.wellness.answer')}</TableHead>
            <TableHead>{t('phaseOne.wellness.value')}</TableHead>
            {before && <TableHead>{t('wellnessAnswers.difference')}</TableHead>}
          </tr>
        </TableHeader>
        <TableBody>
          {words.questions[block].map((question, position) => {
            const answer = test.responses[first + position];
            return (
              <TableRow key={question.general[language]}>
                <TableHead scope="row" fit wrap className="py-2 pl-4">
                  <span className="font-normal">{question.general[language]}</span>
                </TableHead>
                <TableCell fit className="w-px py-2 sm:w-28 sm:whitespace-nowrap">
                  {answer && words.answers[answer - 1]?.[language]}
                </TableCell>
                <TableCell fit className="w-px whitespace-nowrap py-2 pr-4">
                  {answer && <AnswerValue answer={answer} />}
                </TableCell>
                {before && (
                  <TableCell fit className="w-px whitespace-nowrap py-2 pr-4 text-right tabular-nums">
                    <Difference answer={answer} before={before[first + position]} />
                  </TableCell>
                )}
              </TableRow>
            );
          })}
        </TableBody>
      </table>
    </section>
  );
}

function AnswerValue({ answer }: { answer: Answer }) {
  return (
    <span className="flex items-center justify-end gap-2.5">
      <span aria-hidden="true" className="flex gap-1 max-sm:hidden print:hidden">
        {answers.map((step) => (
          <span key={step} className={cn('h-3 w-1.5 rounded-full', step <= answer ? 'bg-primary' : 'bg-border')} />
        ))}
      </span>
      {answer}
    </span>
  );
}

/** How far an answer moved: upwards is better. */
function Difference({ answer, before }: { answer: Answer | undefined; before: Answer | undefined }) {
  const { t } = useTranslation();
  const language = useLanguage();
  if (answer === undefined || before === undefined) return null;
  const moved = answer - before;
  if (moved === 0) {
    return (
      <>
        <span aria-hidden="true" className="text-muted-foreground">
          =
        </span>
        <span className="sr-only">{t('wellnessAnswers.same')}</span>
      </>
    );
  }
  const number = new Intl.NumberFormat(language, { signDisplay: 'always' }).format(moved);
  return <span className={cn('font-medium', moved > 0 ? 'text-flow' : 'text-challenge')}>{number}</span>;
}
