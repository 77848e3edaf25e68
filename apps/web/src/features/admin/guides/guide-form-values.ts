import { guideInput } from '@miraco/contract/guides';
import { completeTexts, type GuideTextPair, type GuideTexts } from '@miraco/domain/guides';
import { type Language, languages } from '@miraco/domain/languages';
import { hostOfVideo } from '@miraco/domain/videos';
import type { Outputs } from '#shared/trpc/trpc.ts';

export type Guide = NonNullable<Outputs['responsibility']['guides']['getByVirtue']>;

export type Comment = Guide['comments'][number];

export interface GuideValues {
  url: string;
  texts: GuideTexts;
}

/** The two texts of a language, in the order on the page. */
export const textPlaces = [0, 1] as const;
export type TextPlace = (typeof textPlaces)[number];

/** Keyed by the path of a field in `GuideValues`. */
export type GuideFaults = Readonly<Record<string, string>>;

export const textPath = (language: Language, place: TextPlace) => `texts.${language}.${place}`;

export function storedGuide(guide: GuideValues | null): GuideValues {
  return { url: guide?.url ?? '', texts: guide?.texts ?? completeTexts({}) };
}

export function withText(values: GuideValues, language: Language, place: TextPlace, html: string): GuideValues {
  const [virtue, training] = values.texts[language];
  const pair: GuideTextPair = place === 0 ? [html, training] : [virtue, html];
  return { ...values, texts: { ...values.texts, [language]: pair } };
}

export function sameGuide(one: GuideValues, other: GuideValues): boolean {
  const sameTexts = (language: Language) =>
    textPlaces.every((place) => one.texts[language][place] === other.texts[language][place]);
  return one.url === other.url && languages.every(sameTexts);
}

/** The first issue of each field of the form. */
export function faultsOf(issues: readonly { path: string; message: string }[]): GuideFaults {
  const faults: Record<string, string> = {};
  for (const { path, message } of issues) {
    if (path === 'url' || path.startsWith('texts.')) faults[path] ??= message;
  }
  return faults;
}

/** The input of the procedure, or the faults by field. `hosts` are those whose videos are shown. */
export function checkGuide(values: GuideValues, hosts: string[]): { values: GuideValues } | { faults: GuideFaults } {
  const { success, data, error } = guideInput.omit({ virtue: true }).safeParse(values);
  if (success) {
    const host = hostOfVideo(data.url);
    return host === undefined || hosts.includes(host) ? { values: data } : { faults: { url: 'guide.videoHost' } };
  }
  return { faults: faultsOf(error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))) };
}
