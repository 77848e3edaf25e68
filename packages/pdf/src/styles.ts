import { palette } from './palette.ts';
import type { Typefaces } from './typeface.ts';
import type { Style } from './write.ts';

/** The text styles of all documents. */
export function stylesFrom({ text, strong, title }: Typefaces) {
  return {
    name: { face: title, size: 25, leading: 30 },
    section: { face: title, size: 16, leading: 22 },
    group: { face: title, size: 13, leading: 18 },
    eyebrow: { face: strong, size: 9, leading: 14, colour: palette.muted },
    strong: { face: strong, size: 10, leading: 14.5 },
    text: { face: text, size: 10, leading: 14.5 },
    quiet: { face: text, size: 9.5, leading: 14, colour: palette.muted },
    small: { face: text, size: 8.5, leading: 12, colour: palette.muted },
    label: { face: text, size: 8.5, leading: 11.5 },
    labelStrong: { face: strong, size: 8.5, leading: 11.5 },
  } satisfies Record<string, Style>;
}

export type Styles = ReturnType<typeof stylesFrom>;
