import { paths } from '@miraco/schemas/paths';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '#app/language.ts';
import type { Outputs } from '#app/trpc.ts';
import { LevelMark } from '#charts/level-mark.tsx';
import { bestScore, formatScore, overallScore } from '#charts/score.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { LevelScale } from './level-scale.tsx';
import { NextStep } from './next-step.tsx';

interface WellnessCardProps {
  test: Outputs['conscience']['initial']['get'];
  words: Outputs['method']['wellness'];
  /** How many questions of an unfinished test have an answer. */
  answered: number;
  questions: number;
  /** Whether the Conscience phase is open, and with it the test. */
  open: boolean;
}

/** How the client is: the result of the test, or the way to it. */
export function WellnessCard({ test, words, answered, questions, open }: WellnessCardProps) {
  if (test) return <LatestResult test={test} words={words} />;
  return open ? <Invitation answered={answered} questions={questions} /> : <TestClosed />;
}

function LatestResult({
  test,
  words,
}: {
  test: NonNullable<WellnessCardProps['test']>;
  words: WellnessCardProps['words'];
}) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { overall } = test.score;
  const taken = new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(test.date);
  return (
    <Card className="grid gap-7 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-12">
      <section>
        <h2 className="eyebrow font-sans!">{t('profile.howAmI')}</h2>
        <div className="mt-3">
          <LevelMark level={overall.level} size="lg" />
        </div>
        <p className="mt-4 mb-2">
          {t('result.score', { score: formatScore(overallScore(overall), language), best: bestScore })}
        </p>
        <LevelScale level={overall.level} score={overallScore(overall)} />
        <p className="mt-3 text-[0.9rem] text-muted-foreground">{t('profile.measured', { date: taken })}</p>
      </section>
      <section className="grid content-start justify-items-start gap-4">
        <h2 className="sr-only">{t('profile.next')}</h2>
        <NextStep level={overall.level}>{words.levels.overall[overall.level].next[language]}</NextStep>
        <Button asChild variant="secondary">
          <Link to={paths.result}>
            {t('profile.seeResult')}
            <ArrowRight aria-hidden="true" />
          </Link>
        </Button>
      </section>
    </Card>
  );
}

function Invitation({ answered, questions }: { answered: number; questions: number }) {
  const { t } = useTranslation();
  const begun = answered > 0;
  return (
    <Card className="border-l-4! border-l-accent!">
      <p className="eyebrow">{t('profile.next')}</p>
      <h2 className="mt-2">{begun ? t('profile.unfinishedTitle') : t('profile.startTitle')}</h2>
      <p className="measure mt-3 text-muted-foreground">{begun ? t('profile.unfinished') : t('profile.start')}</p>
      {begun && (
        <div className="mt-5 grid max-w-md gap-2">
          <p className="font-medium tabular-nums">{t('initial.answered', { count: answered, total: questions })}</p>
          <div aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-border">
            <div
              className="size-full origin-left bg-primary"
              style={{ transform: `scaleX(${answered / questions})` }}
            />
          </div>
        </div>
      )}
      <Button asChild size="lg" className="mt-6 max-sm:w-full">
        <Link to={paths.initialTest}>
          {begun ? t('profile.continueTest') : t('profile.takeTest')}
          <ArrowRight aria-hidden="true" />
        </Link>
      </Button>
    </Card>
  );
}

function TestClosed() {
  const { t } = useTranslation();
  return (
    <Card>
      <h2>{t('profile.closedTitle')}</h2>
      <p className="measure mt-3 text-muted-foreground">{t('profile.closed')}</p>
    </Card>
  );
}
