import { fallbackLanguage, isLanguage, type Language, languageForTag } from '@miraco/domain/languages';
import { loadTexts } from '@miraco/i18n/load';
import type { TextPart } from '@miraco/i18n/resources';
import i18next from 'i18next';
import { initReactI18next, useTranslation } from 'react-i18next';
import { getSession } from '#shared/session/session.ts';
import { toast } from '#ui/toast.ts';

const storageKey = 'miraco.language';

/** The parts that the pages opened so far need, whatever the language. */
const needed = new Set<TextPart>(['core']);
const loaded = new Set<string>();

async function loadNeeded(language: Language): Promise<void> {
  const loads = await Promise.allSettled(
    [...needed].map(async (part) => {
      if (loaded.has(`${language} ${part}`)) return;
      i18next.addResourceBundle(language, 'translation', await loadTexts(language, part), true, true);
      loaded.add(`${language} ${part}`);
    }),
  );
  // Only now: a screen that says what failed needs the texts that did not.
  for (const load of loads) if (load.status === 'rejected') throw load.reason;
}

/** The language that the address asks for: `/landing?lang=en`. */
function asked(): Language | null {
  const value = new URLSearchParams(location.search).get('lang');
  return isLanguage(value) ? value : null;
}

/** What the address asks for, else the stored preference, else the browser's language. */
function detect(): Language {
  const fromAddress = asked();
  if (fromAddress) return fromAddress;
  const stored = localStorage.getItem(storageKey);
  if (isLanguage(stored)) return stored;
  return languageForTag(navigator.language);
}

function show(language: Language) {
  document.documentElement.lang = language;
  const inAddress = asked();
  if (inAddress === null || inAddress === language) return;
  // An address that went on asking for another language would bring that one back with a reload.
  const url = new URL(location.href);
  url.searchParams.set('lang', language);
  history.replaceState(history.state, '', url);
}

const started = i18next.use(initReactI18next).init({
  lng: detect(),
  fallbackLng: false,
  resources: {},
  interpolation: { escapeValue: false },
  // A page that shows a key has not asked for the part that holds its text.
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

/** Shows the interface in `language` and remembers it in this browser. */
export async function adoptLanguage(language: Language): Promise<void> {
  await loadNeeded(language);
  await i18next.changeLanguage(language);
  show(language);
  localStorage.setItem(storageKey, language);
}

/** What the switch does: as above, and for somebody signed in the account remembers it too. */
export async function chooseLanguage(language: Language): Promise<void> {
  await adoptLanguage(language);
  if (!getSession()) return;
  try {
    const { api } = await import('#shared/trpc/trpc.ts');
    await api.account.setLanguage.mutate({ language });
  } catch {
    toast({ tone: 'info', title: i18next.t('account.languageNotStored') });
  }
}

/** The language on the screen: for Intl, and for texts that come in both. */
export function useLanguage(): Language {
  const { i18n } = useTranslation();
  return isLanguage(i18n.language) ? i18n.language : fallbackLanguage;
}
