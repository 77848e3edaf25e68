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

type Make = (fonts: FontFiles) => Promise<Uint8Array>;

/** Makes a PDF with the typefaces of the product. */
export async function makePdf(make: Make): Promise<Uint8Array<ArrayBuffer>> {
  const [text, strong, title] = await Promise.all([load(textFont), load(strongFont), load(titleFont)]);
  return new Uint8Array(await make({ text, strong, title }));
}

export const saveAsPdf = (fileName: string, bytes: Uint8Array<ArrayBuffer>) =>
  saveFile(fileName, new Blob([bytes], { type: 'application/pdf' }));

/** Makes a PDF in the language of the screen and hands it to the browser as a download. */
export async function savePdf(fileName: string, make: Make): Promise<void> {
  const texts = needTexts(['pdf', 'charts']);
  saveAsPdf(
    fileName,
    await makePdf(async (fonts) => {
      await texts;
      return make(fonts);
    }),
  );
}
