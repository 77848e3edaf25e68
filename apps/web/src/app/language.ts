import type { UiLanguage } from '@miraco/schemas/account';
import i18next from 'i18next';
import { initReactI18next, useTranslation } from 'react-i18next';
import { toast } from '#ui/toast.ts';
import { getSession } from './session.ts';

const storageKey = 'miraco.language';

/** A reader needs one language, so each is loaded by itself. */
const texts = {
  es: async () => (await import('@miraco/i18n/es')).es,
  en: async () => (await import('@miraco/i18n/en')).en,
} satisfies Record<UiLanguage, () => Promise<unknown>>;

function isLanguage(value: string | null | undefined): value is UiLanguage {
  return value !== null && value !== undefined && Object.hasOwn(texts, value);
}

/** The stored preference, else the browser's language: any Spanish is `es`, everything else `en`. */
function detect(): UiLanguage {
  const stored = localStorage.getItem(storageKey);
  if (isLanguage(stored)) return stored;
  return /^es\b/i.test(navigator.language) ? 'es' : 'en';
}

function show(language: UiLanguage) {
  document.documentElement.lang = language;
}

export async function startLanguage(): Promise<void> {
  const language = detect();
  show(language);
  await i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    resources: { [language]: { translation: await texts[language]() } },
    interpolation: { escapeValue: false },
  });
}

/** Shows the interface in `language` and remembers it in this browser. */
export async function adoptLanguage(language: UiLanguage): Promise<void> {
  if (!i18next.hasResourceBundle(language, 'translation')) {
    i18next.addResourceBundle(language, 'translation', await texts[language]());
  }
  await i18next.changeLanguage(language);
  show(language);
  localStorage.setItem(storageKey, language);
}

/** What the switch does: as above, and for somebody signed in the account remembers it too. */
export async function chooseLanguage(language: UiLanguage): Promise<void> {
  await adoptLanguage(language);
  if (!getSession()) return;
  try {
    const { api } = await import('./trpc.ts');
    await api.account.setLanguage.mutate({ language });
  } catch {
    toast({ tone: 'info', title: i18next.t('account.languageNotStored') });
  }
}

/** The language on the screen: for Intl, and for texts that come in both. */
export function useLanguage(): UiLanguage {
  const { i18n } = useTranslation();
  return isLanguage(i18n.language) ? i18n.language : 'en';
}
