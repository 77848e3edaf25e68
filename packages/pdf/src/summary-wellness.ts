import { dateLocale } from '@miraco/domain/date-locale';
import {
  answers,
  type Level,
  levelStarts,
  levels,
  overallPointsPerUnit,
  questionsPerBlock,
  wellnessBlocks,
} from '@miraco/domain/wellness';
import { textWidth } from './cursor.ts';
import { levelColours, palette, strengthColours } from './palette.ts';
import { writeSection } from './sheet.ts';
import type { SummarySheet, WellnessPoint } from './summary-sheet.ts';
import { type Cell, writeTable } from './table.ts';
import { lineWidth, setLine, writeText } from './write.ts';

const curveHeight = 118;
const scaleRoom = 62;
/** The chart with its dates and the space below. */
const chartHeight = curveHeight + 36;
/** So many results each have a dot; of more, the first and the latest. */
const mostDots = 30;

const scoreOf = ({ score }: WellnessPoint) => score.overall.points / overallPointsPerUnit;

/** Writes how the client has been from the first test to the latest: the curve, and both by area. */
export function writeWellness(sheet: SummarySheet): void {
  const { summary, t, styles, cursor } = sheet;
  const [first] = summary.wellness ?? [];
  const latest = summary.wellness?.at(-1);
  if (!summary.wellness || !first || !latest) return;
  const several = summary.wellness.length > 1;
  writeSection(sheet, t('pdf.summary.wellness'), several ? chartHeight + 40 : 110);
  const day = new Intl.DateTimeFormat(dateLocale(summary.language), { dateStyle: 'long' });
  const dates = { from: day.format(first.date), to: day.format(latest.date), count: summary.wellness.length };
  writeText(cursor, several ? t('pdf.summary.tests', dates) : dates.to, styles.quiet);
  cursor.down(10);
  if (several) drawCurve(sheet, summary.wellness);
  writeAreas(sheet, first, latest);
  cursor.down(28);
}

function drawCurve({ cursor, styles, t, summary }: SummarySheet, points: readonly WellnessPoint[]): void {
  const { page } = cursor;
  const [lowest, best] = [answers[0], answers.length];
  const foot = cursor.y - curveHeight;
  const [left, right] = [cursor.left + scaleRoom, cursor.left + textWidth - 14];
  const height = (score: number) => foot + (curveHeight * (score - lowest)) / (best - lowest);
  for (const level of levels) {
    const y = height(levelStarts[level]);
    page.drawLine({ start: { x: left, y }, end: { x: right, y }, color: palette.line, thickness: 0.7 });
    const style = { ...styles.label, colour: levelColours[level] };
    setLine(page, t(`levels.${level}`), style, { x: cursor.left, y: y + 2 });
  }
  const [begin = 0, end = 0] = [points[0]?.date, points.at(-1)?.date];
  const placed = points.map((point) => ({
    x: left + 10 + ((right - left - 20) * (point.date - begin)) / Math.max(1, end - begin),
    y: height(scoreOf(point)),
    point,
  }));
  drawArea(page, placed, foot);
  for (const [position, to] of placed.slice(1).entries()) {
    const from = placed[position];
    if (from) page.drawLine({ start: from, end: to, color: strengthColours.fuerte, thickness: 1.6 });
  }
  const ends = [placed[0], placed.at(-1)].flatMap((place) => place ?? []);
  for (const { x, y } of placed.length <= mostDots ? placed : [])
    page.drawCircle({ x, y, size: 2, color: strengthColours.fuerte });
  const day = new Intl.DateTimeFormat(dateLocale(summary.language), { dateStyle: 'medium' });
  const number = new Intl.NumberFormat(summary.language, { maximumFractionDigits: 2 });
  for (const [position, { x, y, point }] of ends.entries()) {
    page.drawCircle({ x, y, size: 4, color: palette.paper, borderColor: strengthColours.fuerte, borderWidth: 1.8 });
    const score = number.format(scoreOf(point));
    setLine(page, score, styles.labelStrong, { x: x - lineWidth(score, styles.labelStrong) / 2, y: y + 8 });
    const date = day.format(point.date);
    const back = position === 0 ? 0 : lineWidth(date, styles.small);
    setLine(page, date, styles.small, { x: (position === 0 ? left : right) - back, y: foot - 14 });
  }
  cursor.down(chartHeight);
}

type Place = { x: number; y: number };

/** A tint between the curve and the foot of the chart. */
function drawArea(page: SummarySheet['cursor']['page'], places: readonly Place[], foot: number): void {
  const [first] = places;
  const last = places.at(-1);
  if (!first || !last) return;
  const corners = [{ x: first.x, y: foot }, ...places, { x: last.x, y: foot }];
  const path = corners.map(({ x, y }) => `${(x - first.x).toFixed(2)} ${(foot - y).toFixed(2)}`).join('L');
  page.drawSvgPath(`M${path}Z`, { x: first.x, y: foot, color: strengthColours.fuerte, opacity: 0.1 });
}

/** The whole and its areas: the first result, where there is a later one, and the latest. */
function writeAreas({ summary, t, styles, cursor }: SummarySheet, first: WellnessPoint, latest: WellnessPoint): void {
  const number = new Intl.NumberFormat(summary.language, { maximumFractionDigits: 2 });
  const change = new Intl.NumberFormat(summary.language, { maximumFractionDigits: 2, signDisplay: 'exceptZero' });
  const several = first !== latest;
  const result = (level: Level, score: number): Cell => [
    {
      text: `${number.format(score)} · ${t(`levels.${level}`)}`,
      style: { ...styles.labelStrong, colour: levelColours[level] },
    },
  ];
  const row = (name: string, of: (point: WellnessPoint) => { level: Level; value: number }): Cell[] => {
    const [before, now] = [of(first), of(latest)];
    const title: Cell = [{ text: name, style: styles.labelStrong }];
    if (!several) return [title, result(now.level, now.value)];
    const moved = [{ text: change.format(now.value - before.value), style: styles.label }];
    return [title, result(before.level, before.value), result(now.level, now.value), moved];
  };
  const heads = several
    ? [t('pdf.responsibility.area'), t('pdf.summary.first'), t('pdf.summary.latest'), t('pdf.summary.change')]
    : [t('pdf.responsibility.area'), t('pdf.summary.latest')];
  writeTable(cursor, {
    widths: several ? [0.34, 0.26, 0.26, 0.14] : [0.5, 0.5],
    padding: 4,
    head: heads.map((text): Cell => [{ text, style: styles.small }]),
    rows: [
      row(t('chart.weeks.overall'), (point) => ({ level: point.score.overall.level, value: scoreOf(point) })),
      ...wellnessBlocks.map((block) =>
        row(t(`initial.blocks.${block}`), ({ score }) => {
          const { level, sum } = score.blocks[block];
          return { level, value: sum / questionsPerBlock };
        }),
      ),
    ],
  });
}
