import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { FontFiles } from '../src/typeface.ts';

const require = createRequire(import.meta.url);

/** A font of the packages that the web app hands over as well. */
export function fontFile(path: string): Uint8Array {
  return new Uint8Array(readFileSync(require.resolve(`@expo-google-fonts/${path}`)));
}

export const fonts: FontFiles = {
  text: fontFile('inter/400Regular/Inter_400Regular.ttf'),
  strong: fontFile('inter/600SemiBold/Inter_600SemiBold.ttf'),
  title: fontFile('fraunces/500Medium/Fraunces_500Medium.ttf'),
};
