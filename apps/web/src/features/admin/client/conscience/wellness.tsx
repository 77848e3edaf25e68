import { defaultLanguage } from '@miraco/domain/languages';
import {
  type Answer,
  answers,
  questionsPerBlock,
  unevenBlocks,
  type WellnessBlock,
  wellnessBlocks,
} from '@miraco/domain/wellness';
import { ClipboardList } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { CrisisMark } from '#charts/crisis-mark.tsx';
import { LevelMark } from '#charts/level-mark.tsx';
import { bestScore, blockMean, formatScore, overallScore } from '#charts/score.ts';
import { dateFormat } from '#shared/date-format.ts';
import { useLanguage } from '#shared/language/language.ts';
import { cn } from '#ui/cn.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { TableBody, TableCell, TableHead, TableHeader, TableRow } from '#ui/table.tsx';
import type { PhaseOneData } from './phase-one-data.ts';

type InitialTest = NonNullable<PhaseOneData['initial']>;
type Words = PhaseOneData['wellness'];

/** The initial test: 20 answers in four blocks, the mean of each and the total. Spec 1, section 2. */
export function PhaseOneWellness({ data: { initial, wellness } }: { data: PhaseOneData }) {
  const { t } = useTranslation();
  const language = useLanguage();
  if (!initial) {
    return (
      <EmptyState className="break-inside-avoid" icon={<ClipboardList />} title={t('phaseOne.wellness.notTaken')}>
        {t('phaseOne.wellness.notTakenText')}
      </EmptyState>
    );
  }
  const { overall } = initial.score;
  const date = dateFormat(language, { dateStyle: 'long', timeStyle: 'short' }).format(initial.date);
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center gap-x-5 gap-y-1">
        <p className="flex flex-wrap items-center gap-x-3">
          <span className="font-medium">{t('phaseOne.wellness.total')}</span>
          <span className="font-serif text-[1.6rem] leading-none tabular-nums">
            {t('result.score', { score: formatScore(overallScore(overall), language), best: bestScore })}
          </span>
          <LevelMark level={overall.level} />
          <CrisisMark blocks={unevenBlocks(initial.score)} />
        </p>
        <p className="text-[0.95rem] text-muted-foreground">
          <time dateTime={new Date(initial.date).toISOString()}>{t('phaseOne.wellness.taken', { date })}</time>
        </p>
      </div>
      <div className="grid gap-5 lg:grid-cols-2">
        {wellnessBlocks.map((block) => (
          <Block key={block} block={block} test={initial} words={wellness} />
        ))}
      </div>
    </>
  );
}

function Block({ block, test, words }: { block: WellnessBlock; test: InitialTest; words: Words }) {
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
          </tr>
        </TableHeader>
        <TableBody>
          {words.questions[block].map((question, position) => {
            const answer = test.responses[first + position];
            return (
              <TableRow key={question.general[defaultLanguage]}>
                <TableHead scope="row" fit wrap className="py-2 pl-4">
                  <span className="font-normal">{question.general[language]}</span>
                </TableHead>
                <TableCell fit className="w-px whitespace-nowrap py-2 sm:w-28">
                  {answer && words.answers[answer - 1]?.[language]}
                </TableCell>
                <TableCell fit className="w-px whitespace-nowrap py-2 pr-4">
                  {answer && <AnswerValue answer={answer} />}
                </TableCell>
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
