import { virtues } from '@miraco/domain/virtues';
import type { Services } from '../services.ts';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Plain paragraphs as the HTML that a guide holds. */
const html = (paragraphs: readonly string[]) =>
  paragraphs.map((text) => `<p>${text.replaceAll(/[&<>]/g, (sign) => escapes[sign] ?? sign)}</p>`).join('');

/** Gives every virtue without a guide the one of the method, for an administrator to edit, unless SEED_GUIDES is false. */
export async function seedGuides({ config, method, store }: Services): Promise<void> {
  if (!config.seedGuides || (await store.guides.count()) === virtues.length) return;
  const texts = virtues.map((virtue) => {
    const { text1, text2, text3, text4 } = method.guides[virtue];
    return [virtue, { text1: html(text1), text2: html(text2), text3: html(text3), text4: html(text4) }] as const;
  });
  await store.guides.seed(new Map(texts), Date.now());
}
