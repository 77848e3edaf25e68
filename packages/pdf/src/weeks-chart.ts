import { dateLocale } from '@miraco/domain/date-locale';
import { answers, levelStarts, levels, overallPointsPerUnit } from '@miraco/domain/wellness';
import { textWidth } from './cursor.ts';
import { levelColours, palette, strengthColours } from './palette.ts';
import type { ResponsibilitySheet, Week } from './responsibility-sheet.ts';
import { lineWidth, setLine } from './write.ts';

const lines = 88;
const scaleRoom = 62;
const dotSize = 2.6;
/** Height of the chart with its dates and the space below it. */
export const weeksHeight = lines + 34;

/** Draws the overall result of each week over the lower bounds of the levels. The table below it has the same numbers. */
export function drawWeeks({ cursor, styles, t, profile }: ResponsibilitySheet, oldestFirst: readonly Week[]): void {
  const { page } = cursor;
  const [lowest, best] = [answers[0], answers.length];
  const foot = cursor.y - lines;
  const height = (score: number) => foot + (lines * (score - lowest)) / (best - lowest);
  const [left, right] = [cursor.left + scaleRoom, cursor.left + textWidth - 16];
  for (const level of levels) {
    const y = height(levelStarts[level]);
    page.drawLine({ start: { x: left, y }, end: { x: right, y }, color: palette.line, thickness: 0.7 });
    const style = { ...styles.label, colour: levelColours[level] };
    setLine(page, t(`levels.${level}`), style, { x: cursor.left, y: y + 2 });
  }

  const step = (right - left - 24) / Math.max(1, oldestFirst.length - 1);
  const points = oldestFirst.map(({ score }, position) => ({
    x: left + 12 + step * position,
    y: height(score.overall.points / overallPointsPerUnit),
  }));
  for (const [position, end] of points.slice(1).entries()) {
    const start = points[position];
    if (start) page.drawLine({ start, end, color: strengthColours.fuerte, thickness: 1.4 });
  }
  const day = new Intl.DateTimeFormat(dateLocale(profile.language), { day: 'numeric', month: 'short' });
  for (const [position, { x, y }] of points.entries()) {
    page.drawCircle({ x, y, size: dotSize, color: strengthColours.fuerte });
    const date = day.format(oldestFirst[position]?.date);
    setLine(page, date, styles.small, { x: x - lineWidth(date, styles.small) / 2, y: foot - 14 });
  }
  cursor.down(weeksHeight);
}
