import { strengthScale } from '@miraco/domain/ratings';
import { virtues } from '@miraco/domain/virtues';
import { asDegrees } from '@miraco/drawing/angle';
import { radarSeries } from '@miraco/drawing/radar';
import { paper, textWidth } from './cursor.ts';
import { drawRadar, drawSign, measureRadar } from './drawings.ts';
import { drawPetalOutline } from './petals.ts';
import { columnGap, columns, type ProfileSheet } from './profile-sheet.ts';
import { writeSection } from './sheet.ts';
import { type Cell, writeTable } from './table.ts';
import { footOf, lineWidth, setLine, writeText } from './write.ts';

const legendGap = 6;

/** Writes the radar chart with its legend, and below it the same data as tables. */
export function writeRadar(sheet: ProfileSheet): void {
  const { profile, t, styles, cursor } = sheet;
  const drawing = {
    names: virtues.map((virtue) => profile.words[virtue].name),
    series: radarSeries(profile.ratings),
    style: styles.label,
  };
  const heading = styles.section.leading + styles.label.leading + 2 * legendGap;
  const { reach, above, below } = measureRadar(drawing, textWidth, cursor.room - heading);
  writeSection(sheet, t('resume.radar'), heading - styles.section.leading + above + below);
  writeLegend(sheet);
  cursor.down(above);
  drawRadar(cursor.page, drawing, { x: paper.width / 2, y: cursor.y }, reach);
  cursor.down(below + 20);
  writeRadarTables(sheet);
}

/** The empty place of a virtue without a rating. */
const emptyPlace = { root: 0, tip: 10, shoulder: 4, halfWidth: 5 };

function writeLegend({ profile, t, styles, cursor }: ProfileSheet): void {
  cursor.down(styles.label.leading + legendGap);
  let x = cursor.left;
  for (const strength of columns) {
    drawSign(cursor.page, strength, { x: x + 4, y: cursor.y + styles.label.leading / 2 }, 9);
    const word = t(`strengths.${strength}`);
    setLine(cursor.page, word, styles.label, { x: x + 13, y: cursor.y + footOf(styles.label) });
    x += 13 + lineWidth(word, styles.label) + 16;
  }
  if (virtues.some((virtue) => !profile.ratings[virtue])) {
    const centre = { x, y: cursor.y + styles.label.leading / 2 };
    drawPetalOutline(cursor.page, { shape: emptyPlace, centre, turn: asDegrees(90) });
    const place = { x: x + 14, y: cursor.y + footOf(styles.label) };
    setLine(cursor.page, t('strengths.unrated'), styles.label, place);
  }
  cursor.down(legendGap);
}

/** The data of the radar chart, in two tables side by side. */
function writeRadarTables({ profile, t, styles, cursor }: ProfileSheet): void {
  const half = Math.ceil(virtues.length / 2);
  const width = (textWidth - columnGap) / 2;
  const heads = [t('chart.radar.virtue'), t('chart.radar.strength'), t('chart.radar.value')];
  const head = heads.map((text): Cell => [{ text, style: styles.small }]);
  const rows = virtues.map((virtue): Cell[] => {
    const strength = profile.ratings[virtue]?.strength;
    return [
      [{ text: profile.words[virtue].name, style: styles.labelStrong }],
      [{ text: t(`strengths.${strength ?? 'unrated'}`), style: styles.label, ...(strength && { sign: strength }) }],
      [{ text: String(strength ? strengthScale[strength] : 0), style: styles.label }],
    ];
  });
  // Keeps the caption with the first rows.
  cursor.ensureRoom(5 * styles.text.leading);
  writeText(cursor, t('pdf.profile.table'), styles.eyebrow);
  const written = [rows.slice(0, half), rows.slice(half)].map((part, position) => {
    const column = cursor.column({ left: paper.left + position * (width + columnGap), width });
    writeTable(column, { widths: [0.42, 0.36, 0.22], padding: 3, head, rows: part });
    return column;
  });
  cursor.moveBelow(written);
  cursor.down(28);
}
