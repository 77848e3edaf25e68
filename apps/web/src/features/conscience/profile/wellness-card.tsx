import { paths } from '@miraco/contract/paths';
import { unevenBlocks } from '@miraco/domain/wellness';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LevelMark } from '#charts/level-mark.tsx';
import { bestScore, formatScore, overallScore } from '#charts/score.ts';
import type { LatestWellness } from '#parts/wellness-test/score/latest-wellness.ts';
import { LevelScale } from '#parts/wellness-test/score/level-scale.tsx';
import { NextStep } from '#parts/wellness-test/score/next-step.tsx';
import { resultTexts } from '#parts/wellness-test/score/result-texts.ts';
import { dateFormat } from '#shared/date-format.ts';
import { useLanguage } from '#shared/language/language.ts';
import { Link } from '#shared/router/link.tsx';
import type { Outputs } from '#shared/trpc/trpc.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { cn } from '#ui/cn.ts';

type Test = Pick<NonNullable<Outputs['conscience']['initial']['get']>, 'date' | 'score'>;

interface WellnessCardProps {
  latest: LatestWellness<Test>;
  words: Outputs['method']['wellness'];
}

/** The client's wellness by the latest test. */
export function WellnessCard({ latest: { test, kind }, words }: WellnessCardProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { overall } = test.score;
  const date = dateFormat(language, { dateStyle: 'medium' }).format(test.date);
  const uneven = unevenBlocks(test.score);
  const texts = resultTexts(test.score, words, { language, nameOf: (block) => t(`initial.blocks.${block}`) });
  return (
    <Card>
      <h2 className="eyebrow font-sans">{t('profile.howAmI')}</h2>
      <div className="mt-3 mb-3 flex flex-wrap items-end justify-between gap-x-5 gap-y-2">
        <LevelMark level={overall.level} size="lg" />
        <p className="leading-none">
          {t('result.score', { score: formatScore(overallScore(overall), language), best: bestScore })}
        </p>
      </div>
      <LevelScale level={overall.level} score={overallScore(overall)} />
      {overall.level !== 'crisis' && (
        // On a phone, the next step should be visible without scrolling, unless an area in crisis is to be named.
        <p className={cn('measure mt-5 mb-3', uneven.length === 0 && 'max-lg:hidden')}>{texts.meaning}</p>
      )}
      {texts.nextLevel === 'crisis' && (
        // In a crisis, the advice has to be here and not a page further on.
        <div className="mt-5 mb-3">
          <NextStep level="crisis" quiet>
            {texts.next}
          </NextStep>
        </div>
      )}
      <div className="mt-1.5 -mb-2 flex flex-wrap items-center justify-between gap-x-5">
        <p className="text-[0.9rem] text-muted-foreground">{t(`profile.measured.${kind}`, { date })}</p>
        {kind === 'initial' && (
          <Button asChild variant="link">
            <Link to={paths.result}>
              {t('profile.seeResult')}
              <ArrowRight aria-hidden="true" />
            </Link>
          </Button>
        )}
      </div>
    </Card>
  );
}

/** For a client without a test whose phase has ended: there is no result, and the test cannot be taken. */
export function TestClosed() {
  const { t } = useTranslation();
  return (
    <Card>
      <h2>{t('profile.closedTitle')}</h2>
      <p className="measure mt-3 text-muted-foreground">{t('profile.closed')}</p>
    </Card>
  );
}
