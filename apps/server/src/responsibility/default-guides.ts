import type { GuideTextPair } from '@miraco/domain/guides';
import { inEachLanguage } from '@miraco/domain/languages';
import { virtues } from '@miraco/domain/virtues';
import type { Services } from '../services.ts';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Converts plain paragraphs to the HTML of a guide. */
const html = (paragraphs: readonly string[]) =>
  paragraphs.map((text) => `<p>${text.replaceAll(/[&<>]/g, (sign) => escapes[sign] ?? sign)}</p>`).join('');

/** Adds the method's guide to every virtue without one, for an administrator to edit, unless SEED_GUIDES is false. */
export async function seedGuides({ config, method, store }: Services): Promise<void> {
  if (!config.seedGuides || (await store.guides.count()) === virtues.length) return;
  const texts = virtues.map((virtue) => {
    const guide = inEachLanguage((language): GuideTextPair => {
      const [meaning, training] = method.guides[virtue][language];
      return [html(meaning), html(training)];
    });
    return [virtue, guide] as const;
  });
  await store.guides.seed(new Map(texts), Date.now());
}
