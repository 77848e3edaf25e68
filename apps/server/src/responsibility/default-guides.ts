import type { GuideTextPair } from '@miraco/domain/guides';
import { inEachLanguage } from '@miraco/domain/languages';
import { type Virtue, virtues } from '@miraco/domain/virtues';
import type { Services } from '../services.ts';
import { isFormerGuide } from './former-guides.ts';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Converts plain paragraphs to the HTML of a guide. */
const html = (paragraphs: readonly string[]) =>
  paragraphs.map((text) => `<p>${text.replaceAll(/[&<>]/g, (sign) => escapes[sign] ?? sign)}</p>`).join('');

/**
 * Adds the method's guide to every virtue without one, and replaces the texts of former default guides that nobody has edited, unless
 * SEED_GUIDES is false. Edited guides stay as they are.
 */
export async function seedGuides({ config, method, store }: Services): Promise<void> {
  if (!config.seedGuides) return;
  const guideOf = (virtue: Virtue) =>
    inEachLanguage((language): GuideTextPair => {
      const [meaning, training] = method.guides[virtue][language];
      return [html(meaning), html(training)];
    });
  const date = Date.now();
  if ((await store.guides.count()) < virtues.length) {
    await store.guides.seed(new Map(virtues.map((virtue) => [virtue, guideOf(virtue)])), date);
  }
  for (const { id, virtue, url, texts: stored } of await store.guides.all()) {
    const texts = guideOf(virtue);
    if (isFormerGuide(stored) && !isFormerGuide(texts)) await store.guides.edit(id, { url, texts, date, author: null });
  }
}
