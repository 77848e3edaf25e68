import titleFont from '@expo-google-fonts/fraunces/500Medium/Fraunces_500Medium.ttf?url';
import textFont from '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf?url';
import strongFont from '@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf?url';
import type { FontFiles } from '@miraco/pdf/typeface';
import { needTexts } from '#shared/language/language.ts';
import { saveFile } from './save-file.ts';

async function load(address: string): Promise<Uint8Array> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

/** Makes a PDF with the typefaces of the product and hands it to the browser as a download. */
export async function savePdf(fileName: string, make: (fonts: FontFiles) => Promise<Uint8Array>): Promise<void> {
  const [text, strong, title] = await Promise.all([
    load(textFont),
    load(strongFont),
    load(titleFont),
    needTexts(['pdf']),
  ]);
  const bytes = await make({ text, strong, title });
  saveFile(fileName, new Blob([new Uint8Array(bytes)], { type: 'application/pdf' }));
}
