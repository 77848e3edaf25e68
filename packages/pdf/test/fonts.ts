import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { FontFiles } from '../src/typeface.ts';

const require = createRequire(import.meta.url);
const read = (path: string) => new Uint8Array(readFileSync(path));

/** The fonts that the web app hands over as well. */
export const fonts: FontFiles = {
  text: read(require.resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf')),
  strong: read(require.resolve('@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf')),
  title: read(require.resolve('@expo-google-fonts/fraunces/500Medium/Fraunces_500Medium.ttf')),
};
