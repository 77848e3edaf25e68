import type { Translator } from '@miraco/i18n/translator';
import { compose } from './compose.ts';
import { writeColumns } from './conscience-columns.ts';
import { writeRadar } from './conscience-radar.ts';
import { writeDetails, writePolarity } from './conscience-texts.ts';
import { writeHeader } from './header.ts';
import type { ConscienceProfile } from './profile-sheet.ts';
import type { FontFiles } from './typeface.ts';
import { writeText } from './write.ts';

/**
 * The virtue profile of a client on A4 (spec 1, section 2): rosette and name, the three columns, the radar chart with its table,
 * the polarity table, and every rated virtue in detail. Has page numbers, title, language and bookmarks.
 * Letters that no font has are printed as boxes; no text makes it throw.
 * @param t words of the profile's own language
 * @param fonts TrueType files; only the letters used are embedded
 * @returns the bytes of the PDF
 */
export async function conscienceProfile(
  profile: ConscienceProfile,
  t: Translator,
  fonts: FontFiles,
): Promise<Uint8Array> {
  const { name } = profile;
  return compose({
    about: { ...profile, title: t('pdf.profile.title', { name }) },
    t,
    fonts,
    write: (base) => {
      const sheet = { ...base, profile, t };
      writeHeader(sheet, { kind: t('resume.title'), ...profile }, t);
      writeColumns(sheet);
      writeRadar(sheet);
      writePolarity(sheet);
      writeDetails(sheet);
      writeText(sheet.cursor, t('result.snapshot'), sheet.styles.quiet);
    },
  });
}
