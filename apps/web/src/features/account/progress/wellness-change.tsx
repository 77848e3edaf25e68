import { paths } from '@miraco/contract/paths';
import { wellnessBlocks } from '@miraco/domain/wellness';
import { useTranslation } from 'react-i18next';
import { LevelMark } from '#charts/level-mark.tsx';
import { blockMean, formatScore } from '#charts/score.ts';
import type { Week } from '#parts/wellness-test/weeks.ts';
import { dateFormat } from '#shared/date-format.ts';
import { useLanguage } from '#shared/language/language.ts';
import { Link } from '#shared/router/link.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '#ui/table.tsx';
import { wellnessThenAndNow } from './then-and-now.ts';
import { ThenNowChart } from './then-now-chart.tsx';

type Test = Pick<Week, 'date' | 'score'>;

/** A block's mean lies between 1 and 4, and the rings begin at 0. */
const lowestMean = 1;

interface WellnessChangeProps {
  initial: Test | null;
  /** Newest first. */
  weekly: readonly Test[];
  /** Whether the phase of the weekly tests is closed. */
  locked: boolean;
}

/** The four areas of wellness in the first test and in the latest. */
export function WellnessChange({ initial, weekly, locked }: WellnessChangeProps) {
  const { t } = useTranslation();
  const day = dateFormat(useLanguage(), { dateStyle: 'long' });
  const compared = wellnessThenAndNow(initial, weekly);
  const title = t('progress.wellness.title');
  if (!compared) {
    const begun = initial !== null || weekly.length > 0;
    return (
      <Card>
        <h2>{title}</h2>
        <p className="measure mt-3 text-muted-foreground">
          {t(begun ? 'progress.wellness.empty' : 'progress.wellness.emptyBoth')}
        </p>
        {(!locked || !begun) && (
          <Button asChild variant="secondary" className="mt-5">
            <Link to={locked ? paths.initialTest : paths.weekly}>{t('profile.takeTest')}</Link>
          </Button>
        )}
      </Card>
    );
  }
  const { kind, before, now } = compared;
  const means = ({ score }: Test) => wellnessBlocks.map((block) => blockMean(score.blocks[block]) - lowestMean);
  const dates = { before: day.format(before.date), now: day.format(now.date) };
  return (
    <Card className="max-sm:px-4">
      <h2>{title}</h2>
      <p className="measure mt-2 mb-5 text-muted-foreground">
        {t(kind === 'initial' ? 'progress.wellness.compared' : 'progress.wellness.comparedWeeks', dates)}
      </p>
      <ThenNowChart
        title={title}
        description={t('progress.wellness.description')}
        axes={wellnessBlocks.map((block) => t(`initial.blocks.${block}`))}
        values={{ before: means(before), now: means(now) }}
        dates={{ before: before.date, now: now.date }}
        innermost={lowestMean}
        table={<WellnessTable title={title} tests={{ before, now }} />}
      />
    </Card>
  );
}

function WellnessTable({ title, tests }: { title: string; tests: { before: Test; now: Test } }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <Table label={title} stickyFirst className="max-sm:[&_td]:px-2 max-sm:[&_th]:px-2.5">
      <TableHeader>
        <TableRow>
          <TableHead>{t('progress.wellness.area')}</TableHead>
          <TableHead>{t('progress.before')}</TableHead>
          <TableHead>{t('progress.now')}</TableHead>
        </TableRow>
      </TableHeader>
      <TableBody>
        {wellnessBlocks.map((block) => (
          <TableRow key={block}>
            <TableHead scope="row">{t(`initial.blocks.${block}`)}</TableHead>
            {(['before', 'now'] as const).map((key) => {
              const scored = tests[key].score.blocks[block];
              return (
                <TableCell key={key}>
                  <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
                    <span className="w-8">{formatScore(blockMean(scored), language)}</span>
                    <LevelMark level={scored.level} size="sm" />
                  </span>
                </TableCell>
              );
            })}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
