import { dateLocale } from '@miraco/domain/date-locale';
import {
  type Evaluation,
  type HistoryMarker,
  historyMarker,
  markerValue,
  mostFrequentSign,
} from '@miraco/domain/evaluation';
import { type Virtue, virtues } from '@miraco/domain/virtues';
import { asDegrees } from '@miraco/drawing/angle';
import { radarPetal, radarPoint, radarRadius } from '@miraco/drawing/radar';
import { turnOf } from '@miraco/drawing/rosette';
import type { PDFPage } from 'pdf-lib';
import { paper, textWidth } from './cursor.ts';
import { type Centre, drawWeb, measureRadar } from './drawings.ts';
import { strengthColours } from './palette.ts';
import { drawPetalOfNow, drawPetalOutline } from './petals.ts';
import { writeSection } from './sheet.ts';
import type { DatedEvaluation, SummarySheet } from './summary-sheet.ts';
import { type Cell, writeTable } from './table.ts';
import { footOf, lineWidth, setLine, writeText } from './write.ts';

const columnGap = 10;
/** Smaller than a label: the longest state has to fit into a third of a column. */
const stateSize = 8;
const legendGap = 8;
/** The petals of the legend. */
const swatch = { root: 0, tip: 22, shoulder: 9, halfWidth: 6 };

const draw = { before: drawPetalOutline, now: drawPetalOfNow };
type When = keyof typeof draw;

/** Writes how the virtues stand in the latest evaluation compared with the first: as petals over their former outlines, and as tables. */
export function writeThenNow(sheet: SummarySheet): void {
  const { summary, t, styles, cursor } = sheet;
  const { thenNow, names } = summary;
  if (!thenNow) return;
  const web = { names: virtues.map((virtue) => names[virtue]), style: styles.label };
  const heading = styles.section.leading + 3 * styles.quiet.leading + styles.label.leading + 2 * legendGap;
  const { reach, above, below } = measureRadar(web, textWidth, cursor.room - heading);
  writeSection(sheet, t('pdf.summary.thenNow'), heading - styles.section.leading + above + below);
  writeText(cursor, t('pdf.summary.thenNowLead'), styles.quiet);
  writeLegend(sheet, thenNow);
  cursor.down(above);
  const centre = { x: paper.width / 2, y: cursor.y };
  drawWeb(cursor.page, web, centre, reach);
  for (const when of ['before', 'now'] as const)
    drawPetals(cursor.page, { when, evaluation: thenNow[when].evaluation, centre, reach });
  cursor.down(below + 18);
  writeTables(sheet, thenNow);
  cursor.down(28);
}

function writeLegend({ summary, t, styles, cursor }: SummarySheet, thenNow: Record<When, DatedEvaluation>): void {
  const day = new Intl.DateTimeFormat(dateLocale(summary.language), { dateStyle: 'long' });
  cursor.down(styles.label.leading + legendGap);
  let x = cursor.left;
  for (const when of ['before', 'now'] as const) {
    const centre = { x, y: cursor.y + styles.label.leading / 2 };
    draw[when](cursor.page, { shape: swatch, centre, turn: asDegrees(90) });
    const word = t(`pdf.summary.${when === 'now' ? 'nowOf' : 'thenOf'}`, { date: day.format(thenNow[when].date) });
    setLine(cursor.page, word, styles.label, { x: x + swatch.tip + 6, y: cursor.y + footOf(styles.label) });
    x += swatch.tip + 6 + lineWidth(word, styles.label) + 20;
  }
  cursor.down(legendGap);
}

interface Petals {
  when: When;
  evaluation: Evaluation;
  centre: Centre;
  reach: number;
}

/** A petal for each virtue that the evaluation has; the lowest value, which has no length, is a dot at the heart. */
function drawPetals(page: PDFPage, { when, evaluation, centre, reach }: Petals): void {
  for (const [position, virtue] of virtues.entries()) {
    const marker = historyMarker(evaluation[virtue]);
    if (!marker) continue;
    const value = markerValue(marker);
    const turn = turnOf(position, virtues.length);
    if (value > 0) draw[when](page, { shape: radarPetal(value, virtues.length, reach), centre, turn });
    else if (when === 'now') {
      const { x, y } = radarPoint(position, virtues.length, radarRadius(value, reach));
      page.drawCircle({ x: centre.x + x, y: centre.y - y, size: 2.4, color: strengthColours.fuerte });
    }
  }
}

/** The same data as words, in two tables side by side. */
function writeTables(
  { summary, t, styles, cursor }: SummarySheet,
  { before, now }: Record<When, DatedEvaluation>,
): void {
  const stateOf = (virtue: Virtue, { evaluation }: DatedEvaluation, former?: HistoryMarker): Cell => {
    const marker = historyMarker(evaluation[virtue]);
    const sign = mostFrequentSign(evaluation[virtue]);
    if (!marker || !sign) return [{ text: '–', style: styles.label }];
    const style = former && former !== marker ? styles.labelStrong : styles.label;
    return [{ text: t(`phases.state.${marker}`), style: { ...style, size: stateSize }, sign }];
  };
  const shown = virtues.filter((virtue) => before.evaluation[virtue] ?? now.evaluation[virtue]);
  const head = [t('pdf.responsibility.virtue'), t('pdf.summary.first'), t('pdf.summary.latest')].map(
    (text): Cell => [{ text, style: styles.small }],
  );
  const rows = shown.map((virtue): Cell[] => [
    [{ text: summary.names[virtue], style: styles.labelStrong }],
    stateOf(virtue, before),
    stateOf(virtue, now, historyMarker(before.evaluation[virtue])),
  ]);
  const half = Math.ceil(rows.length / 2);
  const width = (textWidth - columnGap) / 2;
  cursor.ensureRoom(5 * styles.text.leading);
  const written = [rows.slice(0, half), rows.slice(half)].map((part, position) => {
    const column = cursor.column({ left: paper.left + position * (width + columnGap), width });
    writeTable(column, { widths: [0.34, 0.36, 0.3], padding: 3, head, rows: part });
    return column;
  });
  cursor.moveBelow(written);
}
