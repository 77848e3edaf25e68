import type { GuideTextPair } from '@miraco/domain/guides';
import { inEachLanguage, type Language } from '@miraco/domain/languages';
import { type Virtue, virtues } from '@miraco/domain/virtues';
import { translator } from '@miraco/i18n/translator';
import type { GuideParts } from '@miraco/method/guides';
import type { Method } from '@miraco/method/schemas';
import type { Services } from '../services.ts';
import { isFormerGuide } from './former-guides.ts';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

const element = (tag: string, text: string) =>
  `<${tag}>${text.replaceAll(/[&<>]/g, (sign) => escapes[sign] ?? sign)}</${tag}>`;

const paragraphs = (texts: readonly string[]) => texts.map((text) => element('p', text)).join('');

/** The named parts of a guide as HTML: what the virtue is, and how to train it. */
function withHeadings(parts: GuideParts, language: Language): GuideTextPair {
  const t = translator(language);
  const part = (name: 'mistakenFor' | 'practice' | 'signs' | 'badDay' | 'safety') =>
    element('h2', t(`guideParts.${name}`)) + element('p', parts[name]);
  const steps = `<ol>${parts.steps.map((step) => element('li', step)).join('')}</ol>`;
  return [
    element('p', parts.scene) + part('mistakenFor'),
    part('practice') + steps + part('signs') + part('badDay') + part('safety'),
  ];
}

/** The guide of the method as it is stored. */
export const defaultGuide = (method: Method, virtue: Virtue) =>
  inEachLanguage((language): GuideTextPair => {
    const texts = method.guides[virtue][language];
    if (texts.format === 'parts') return withHeadings(texts, language);
    const [meaning, training] = texts.texts;
    return [paragraphs(meaning), paragraphs(training)];
  });

/**
 * Adds the method's guide to every virtue without one, and replaces the texts of former default guides that nobody has edited, unless
 * SEED_GUIDES is false. Edited guides stay as they are.
 */
export async function seedGuides({ config, method, store }: Services): Promise<void> {
  if (!config.seedGuides) return;
  const date = Date.now();
  if ((await store.guides.count()) < virtues.length) {
    await store.guides.seed(new Map(virtues.map((virtue) => [virtue, defaultGuide(method, virtue)])), date);
  }
  for (const { id, virtue, url, texts: stored } of await store.guides.all()) {
    const texts = defaultGuide(method, virtue);
    if (isFormerGuide(stored) && !isFormerGuide(texts)) await store.guides.edit(id, { url, texts, date, author: null });
  }
}
