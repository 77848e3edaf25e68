import { dateLocale } from '@miraco/domain/date-locale';
import { answers, type Level, overallPointsPerUnit, questionsPerBlock, wellnessBlocks } from '@miraco/domain/wellness';
import { levelColours } from './palette.ts';
import type { ResponsibilitySheet, Week } from './responsibility-sheet.ts';
import { writeSection } from './sheet.ts';
import { type Cell, startHeight, writeTable } from './table.ts';
import { drawWeeks, weeksHeight } from './weeks-chart.ts';
import { writeText } from './write.ts';

/** As on the screen. Spec 2, section 9. */
const listed = 8;
const best = answers.length;

/** Writes the latest weekly result by block, and the results of the weeks before. */
export function writeWeeks(sheet: ResponsibilitySheet): void {
  const { profile, t, styles, cursor } = sheet;
  const { weeks, language, uneven } = profile;
  const [latest] = weeks;
  const section = writeSection(sheet, t('pdf.responsibility.latest'), 150);
  if (!latest) {
    writeText(cursor, t('pdf.responsibility.noWeeks'), styles.quiet);
    cursor.down(28);
    return;
  }
  const long = new Intl.DateTimeFormat(dateLocale(language), { dateStyle: 'long' });
  writeText(cursor, long.format(latest.date), styles.quiet);
  cursor.down(4);
  if (uneven) {
    writeText(cursor, uneven.meaning, styles.text);
    cursor.down(8);
    writeText(cursor, t('result.support'), styles.strong);
    writeText(cursor, uneven.next, styles.text);
    cursor.down(10);
  }
  writeLatest(sheet, latest);
  cursor.down(24);
  if (weeks.length > 1) section.children = [writeHistory(sheet, weeks.slice(0, listed))];
}

function scoreWords({ t, profile: { language } }: ResponsibilitySheet, score: number): string {
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 2 });
  return t('result.score', { score: number.format(score), best });
}

function levelCell({ t, styles }: ResponsibilitySheet, level: Level): Cell {
  return [{ text: t(`levels.${level}`), style: { ...styles.labelStrong, colour: levelColours[level] } }];
}

function writeLatest(sheet: ResponsibilitySheet, { score }: Week): void {
  const { t, styles, cursor } = sheet;
  const row = (name: string, level: Level, points: number): Cell[] => [
    [{ text: name, style: styles.labelStrong }],
    levelCell(sheet, level),
    [{ text: scoreWords(sheet, points), style: styles.label }],
  ];
  writeTable(cursor, {
    widths: [0.4, 0.3, 0.3],
    padding: 4,
    head: headOf(sheet, [t('pdf.responsibility.area'), t('pdf.responsibility.level'), t('pdf.responsibility.score')]),
    rows: [
      row(t('chart.weeks.overall'), score.overall.level, score.overall.points / overallPointsPerUnit),
      ...wellnessBlocks.map((block) => {
        const { level, sum } = score.blocks[block];
        return row(t(`initial.blocks.${block}`), level, sum / questionsPerBlock);
      }),
    ],
  });
}

function headOf({ styles }: ResponsibilitySheet, words: readonly string[]): Cell[] {
  return words.map((text): Cell => [{ text, style: styles.small }]);
}

function writeHistory(sheet: ResponsibilitySheet, weeks: readonly Week[]) {
  const { t, styles, cursor, profile } = sheet;
  const day = new Intl.DateTimeFormat(dateLocale(profile.language), { dateStyle: 'medium' });
  const number = new Intl.NumberFormat(profile.language, { maximumFractionDigits: 2 });
  const table = {
    widths: [0.21, 0.16, 0.15, 0.12, 0.12, 0.12, 0.12],
    padding: 4,
    head: headOf(sheet, [
      t('pdf.responsibility.date'),
      t('chart.weeks.overall'),
      t('pdf.responsibility.level'),
      ...wellnessBlocks.map((block) => t(`initial.blocks.${block}`)),
    ]),
    rows: weeks.map(({ date, score }): Cell[] => [
      [{ text: day.format(date), style: styles.label }],
      [{ text: number.format(score.overall.points / overallPointsPerUnit), style: styles.labelStrong }],
      levelCell(sheet, score.overall.level),
      ...wellnessBlocks.map(
        (block): Cell => [{ text: number.format(score.blocks[block].sum / questionsPerBlock), style: styles.label }],
      ),
    ]),
  };
  cursor.ensureRoom(styles.group.leading + 8 + weeksHeight + startHeight(cursor, table));
  const bookmark = { title: t('pdf.responsibility.history'), page: cursor.pageIndex, y: cursor.y };
  writeText(cursor, bookmark.title, styles.group);
  cursor.down(8);
  drawWeeks(sheet, weeks.toReversed());
  writeTable(cursor, table);
  cursor.down(28);
  return bookmark;
}
