import { strengthValues } from '@miraco/domain/ratings';
import { virtues } from '@miraco/domain/virtues';
import type { Translator } from '@miraco/i18n/translator';
import { writeColumns } from './conscience-columns.ts';
import { writeRadar } from './conscience-radar.ts';
import { writeDetails, writePolarity } from './conscience-texts.ts';
import { Cursor, paper } from './cursor.ts';
import { createDocument } from './document.ts';
import { drawRosette } from './drawings.ts';
import { writeFooters } from './footer.ts';
import { writeOutline } from './outline.ts';
import type { ConscienceProfile, ProfileSheet } from './profile-sheet.ts';
import { type Styles, stylesFrom } from './styles.ts';
import { embedTypefaces, type FontFiles } from './typeface.ts';
import { type Style, wrapText, writeText } from './write.ts';

const rosetteSize = 92;

/**
 * The virtue profile of a client on A4 (spec 1, section 2): rosette and name, the three columns, the radar chart with its table,
 * the polarity table, and every rated virtue in detail. Has page numbers, title, language and bookmarks.
 * Letters that no font has are printed as boxes; it never throws on any text.
 * @param t words of the profile's own language
 * @param fonts TrueType files; only the letters used are embedded
 * @returns the bytes of the PDF
 */
export async function conscienceProfile(
  profile: ConscienceProfile,
  t: Translator,
  fonts: FontFiles,
): Promise<Uint8Array> {
  const { name, brand, date, language } = profile;
  const title = t('pdf.profile.title', { name });
  const document = await createDocument({ title, brand, language, date });
  const styles = stylesFrom(await embedTypefaces(document, fonts));
  const sheet: ProfileSheet = { profile, t, styles, cursor: new Cursor(document, 0), bookmarks: [] };
  writeHeader(sheet);
  writeColumns(sheet);
  writeRadar(sheet);
  writePolarity(sheet);
  writeDetails(sheet);
  writeFooters(document, styles.small, {
    left: `${brand} · ${title}`,
    pageNumber: (page, pages) => t('pdf.page', { page, pages }),
  });
  writeOutline(document, sheet.bookmarks);
  return document.save();
}

function writeHeader({ profile, t, styles, cursor }: ProfileSheet): void {
  const { name, date, language, ratings } = profile;
  const centre = { x: paper.left + rosetteSize / 2, y: cursor.y - rosetteSize / 2 };
  const values = strengthValues(ratings);
  drawRosette(
    cursor.page,
    virtues.map((virtue) => values[virtue]),
    centre,
    rosetteSize,
  );
  const left = paper.left + rosetteSize + 24;
  const beside = cursor.column({ left, width: paper.width - paper.right - left });
  beside.down(12);
  writeText(beside, t('resume.title'), styles.eyebrow);
  writeText(beside, name, nameStyle(name, beside.width, styles));
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(date);
  writeText(beside, t('pdf.madeOn', { date: day }), styles.quiet);
  cursor.down(rosetteSize);
  cursor.below([beside]);
  cursor.down(26);
}

function nameStyle(name: string, width: number, { name: large, group, strong }: Styles): Style {
  // A name of many lines would push the profile off the first page.
  const style = wrapText(name, large, width).length <= 3 ? large : group;
  // One typeface for the whole name, rather than two within it.
  return style.face.covers(name) ? style : { ...style, face: strong.face };
}
