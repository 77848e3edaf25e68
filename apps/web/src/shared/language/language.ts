import { fallbackLanguage, isLanguage, type Language, preferredLanguage } from '@miraco/domain/languages';
import { loadTexts } from '@miraco/i18n/load';
import type { TextPart } from '@miraco/i18n/resources';
import i18next, { type TFunction } from 'i18next';
import { initReactI18next, useTranslation } from 'react-i18next';
import { choiceKeys } from '#shared/kept-storage.ts';
import { getSession } from '#shared/session/session.ts';
import { toast } from '#ui/toast.ts';
import { showHelp } from './show-help.ts';

const storageKey = choiceKeys.language;

/** The text parts that the pages opened so far need, in any language. */
const needed = new Set<TextPart>(['core']);
const loaded = new Set<string>();

async function load(language: Language, parts: Iterable<TextPart>): Promise<void> {
  const loads = await Promise.allSettled(
    [...parts].map(async (part) => {
      if (loaded.has(`${language} ${part}`)) return;
      i18next.addResourceBundle(language, 'translation', await loadTexts(language, part), true, true);
      loaded.add(`${language} ${part}`);
    }),
  );
  // Thrown after all have settled: the screen that reports a failure needs the texts that did load.
  for (const loading of loads) if (loading.status === 'rejected') throw loading.reason;
}

const loadNeeded = (language: Language) => load(language, needed);

/** The language in the URL: `/landing?lang=en`. */
function asked(): Language | null {
  const value = new URLSearchParams(location.search).get('lang');
  return isLanguage(value) ? value : null;
}

/**
 * The URL's language, which stays that of the tab, else the stored preference, else the first of the browser's languages that
 * there is. A link in another language
 * does not change the preference.
 */
function detect(): Language {
  const fromAddress = asked();
  if (fromAddress) sessionStorage.setItem(storageKey, fromAddress);
  const known = [fromAddress, sessionStorage.getItem(storageKey), localStorage.getItem(storageKey)];
  return known.find(isLanguage) ?? preferredLanguage([...(navigator.languages ?? []), navigator.language]);
}

function show(language: Language) {
  document.documentElement.lang = language;
  showHelp(language);
  const inAddress = asked();
  if (inAddress === null || inAddress === language) return;
  // A URL that still names another language would bring it back on reload.
  const url = new URL(location.href);
  url.searchParams.set('lang', language);
  history.replaceState(history.state, '', url);
}

const started = i18next.use(initReactI18next).init({
  lng: detect(),
  fallbackLng: false,
  resources: {},
  interpolation: { escapeValue: false },
  // A page that shows a key does not load the part that holds its text.
  saveMissing: true,
  missingKeyHandler: (_language, _namespace, key) => console.error(`There is no text ${key}.`),
});

const current = (): Language => (isLanguage(i18next.language) ? i18next.language : fallbackLanguage);

export async function startLanguage(): Promise<void> {
  await started;
  show(current());
  await loadNeeded(current());
}

/** Resolves once the texts of these parts can be shown. */
export async function needTexts(parts: readonly TextPart[]): Promise<void> {
  for (const part of parts) needed.add(part);
  await started;
  await loadNeeded(current());
}

/** Words of any language, for a document that is not in that of the screen, once these parts of it and `core` are there. */
export async function wordsIn(language: Language, parts: readonly TextPart[]): Promise<TFunction> {
  await started;
  await load(language, ['core', ...parts]);
  return i18next.getFixedT(language);
}

let fetchTextsIn: (language: Language) => Promise<unknown> = async () => {};

/** Adds what has to be there in a language before it is shown. */
export function beforeLanguage(fetchTexts: typeof fetchTextsIn): void {
  fetchTextsIn = fetchTexts;
}

/** Shows the interface in `language` and remembers it in this browser. */
export async function applyLanguage(language: Language): Promise<void> {
  await Promise.all([loadNeeded(language), fetchTextsIn(language)]);
  await i18next.changeLanguage(language);
  show(language);
  localStorage.setItem(storageKey, language);
  sessionStorage.removeItem(storageKey);
}

/** Changes the language from the switch: as above, and stores it in the account of a signed-in user. Without its texts it stays. */
export async function chooseLanguage(language: Language): Promise<void> {
  try {
    await applyLanguage(language);
  } catch {
    toast({ tone: 'error', title: i18next.t('errors.offline') });
    return;
  }
  if (!getSession()) return;
  try {
    const { api } = await import('#shared/trpc/trpc.ts');
    await api.account.setLanguage.mutate({ language });
  } catch {
    toast({ tone: 'info', title: i18next.t('account.languageNotStored') });
  }
}

/** The language on the screen, for Intl and for content that exists in both languages. */
export function useLanguage(): Language {
  const { i18n } = useTranslation();
  return isLanguage(i18n.language) ? i18n.language : fallbackLanguage;
}
