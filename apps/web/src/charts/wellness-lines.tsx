import type { Language } from '@miraco/domain/languages';
import { type Level, levelStarts, levels, type WellnessScore, wellnessBlocks } from '@miraco/domain/wellness';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dateFormat } from '#shared/date-format.ts';
import { useLanguage } from '#shared/language/language.ts';
import { ChartWithTable } from './chart-with-table.tsx';
import { LevelMark, levelLooks } from './level-mark.tsx';
import { Line, type LineSeries } from './line.tsx';
import { wellnessLooks } from './line-looks.ts';
import { LineToggles } from './line-toggles.tsx';
import { bestScore, blockMean, formatScore, overallScore, type WellnessTest } from './score.ts';
import { WellnessTable } from './wellness-table.tsx';

interface WellnessLinesProps {
  /** Newest first, at least one. */
  tests: readonly WellnessTest[];
  /** Where the weeks begin; null without one. */
  initial: WellnessTest | null;
  heading: string;
  /** Accessible name of the chart: whose weeks these are. */
  title: string;
}

/** Above this span in milliseconds the ticks show months and years instead of days. */
const longSpan = 300 * 24 * 60 * 60 * 1000;

/** Weekly tests after the initial one as lines, overall and for each block, over the levels; or as a table. */
export function WellnessLines({ tests, initial, heading, title }: WellnessLinesProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [hidden, setHidden] = useState<readonly string[]>([]);
  const [read, setRead] = useState<string>();
  const all = initial ? [...tests, initial] : tests;
  const oldestFirst = all.toReversed();
  const dates = oldestFirst.map(({ date }) => date);
  const found = oldestFirst.findIndex(({ id }) => id === read);
  const chosen = found === -1 ? oldestFirst.length - 1 : found;
  const day = dateFormat(language, { dateStyle: 'medium' });
  const number = (value: number) => formatScore(value, language);

  const series: LineSeries[] = [
    {
      key: 'overall',
      name: t('chart.weeks.overall'),
      look: wellnessLooks.overall,
      values: oldestFirst.map(({ score }) => overallScore(score.overall)),
    },
    ...wellnessBlocks.map((block) => ({
      key: block,
      name: t(`initial.blocks.${block}`),
      look: wellnessLooks[block],
      values: oldestFirst.map(({ score }) => blockMean(score.blocks[block])),
    })),
  ];
  const shown = series.filter(({ key }) => !hidden.includes(key));
  const chosenTest = oldestFirst[chosen];
  const chosenLevel = chosenTest?.score.overall.level ?? 'crisis';
  const date = day.format(chosenTest?.date);
  const chosenDate = chosenTest && chosenTest === initial ? t('chart.weeks.initial', { date }) : date;
  const reading = [
    t('chart.weeks.reading', { date: chosenDate, level: t(`levels.${chosenLevel}`) }),
    ...shown.map(({ name, values }) => `${name} ${number(values[chosen] ?? 0)}`),
  ].join('. ');

  return (
    <ChartWithTable
      legend={<h3 className="text-[1.1rem]">{heading}</h3>}
      chart={
        <div className="grid gap-4">
          <Line
            title={title}
            description={useDescription(oldestFirst, tests.length)}
            dates={dates}
            series={shown.toReversed()}
            bands={levels.map((level) => band(level, t(`levels.${level}`)))}
            formatTick={tickFormat(dates, language)}
            chosen={chosen}
            onChoose={(position) => setRead(oldestFirst[position]?.id)}
            chooseLabel={t('chart.weeks.choose')}
            reading={reading}
          />
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <p className="font-medium">{chosenDate}</p>
            <LevelMark level={chosenLevel} size="sm" />
          </div>
          <LineToggles
            label={t('chart.weeks.lines')}
            lines={series.map(({ key, name, look, values }) => ({
              key,
              name,
              look,
              value: number(values[chosen] ?? 0),
              shown: !hidden.includes(key),
            }))}
            onToggle={(key) =>
              setHidden(hidden.includes(key) ? hidden.filter((other) => other !== key) : [...hidden, key])
            }
          />
        </div>
      }
      table={<WellnessTable tests={all} initial={initial} title={title} />}
    />
  );
}

function band(level: Level, name: string) {
  const { Icon, colour } = levelLooks[level];
  const next = levels[levels.indexOf(level) + 1];
  return {
    key: level,
    name,
    icon: (size: number) => <Icon width={size} height={size} />,
    colour,
    from: levelStarts[level],
    to: next ? levelStarts[next] : bestScore,
  };
}

function tickFormat(dates: readonly number[], language: Language): (date: number) => string {
  const long = Math.max(...dates) - Math.min(...dates) > longSpan;
  const format = dateFormat(language, long ? { month: 'short', year: 'numeric' } : { day: 'numeric', month: 'short' });
  return (date) => format.format(date);
}

function useDescription(oldestFirst: readonly WellnessTest[], weeks: number): string {
  const { t } = useTranslation();
  const language = useLanguage();
  const [first, last] = [oldestFirst[0], oldestFirst.at(-1)];
  if (!first || !last) return '';
  const day = dateFormat(language, { dateStyle: 'long' });
  const score = ({ overall }: WellnessScore) => formatScore(overallScore(overall), language);
  return t('chart.weeks.description', {
    count: weeks,
    from: day.format(first.date),
    to: day.format(last.date),
    first: score(first.score),
    firstLevel: t(`levels.${first.score.overall.level}`),
    last: score(last.score),
    lastLevel: t(`levels.${last.score.overall.level}`),
  });
}
