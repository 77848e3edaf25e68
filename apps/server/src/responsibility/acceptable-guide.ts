import { AppError } from '@miraco/contract/app-error';
import type { GuideContent } from '@miraco/domain/guides';
import { hostOfVideo } from '@miraco/domain/videos';

/**
 * What may be stored of a guide: its texts cleaned, and a video of one of the hosts.
 * @throws AppError videoHost, guidePictureText
 */
export async function acceptable<Input extends GuideContent>(guide: Input, hosts: readonly string[]): Promise<Input> {
  const host = hostOfVideo(guide.url);
  if (host !== undefined && !hosts.includes(host)) throw new AppError('videoHost', { field: 'url' });
  // Loaded when a guide is first written.
  const { cleanTexts } = await import('./guide-html.ts');
  return { ...guide, texts: cleanTexts(guide.texts) };
}
