import type { SupportSetting } from '@miraco/contract/settings';
import { inEachLanguage, type Language, languages } from '@miraco/domain/languages';
import { type Translator, translator } from '@miraco/i18n/translator';
import type { Support, SupportEntry } from '@miraco/method/support';
import { escapeHtml } from './escape-html.ts';

/** The occasions for the card, each with a first sentence of its own. The app shows the one that fits. */
const occasions = ['asked', 'result', 'written', 'evaluated', 'afraid'] as const;

interface Words {
  t: Translator;
  language: Language;
  /** Names of countries and languages, and lists of them: costly to make, so there is one of each. */
  regions: Intl.DisplayNames;
  spoken: Intl.DisplayNames;
  either: Intl.ListFormat;
}

function wordsOf(language: Language): Words {
  return {
    t: translator(language),
    language,
    regions: new Intl.DisplayNames(language, { type: 'region' }),
    spoken: new Intl.DisplayNames(language, { type: 'language' }),
    either: new Intl.ListFormat(language, { type: 'disjunction' }),
  };
}

const digits = (number: string) => number.replaceAll(/[ -]/g, '');

function link(href: string, text: string, kind: 'call' | 'other'): string {
  const away = href.startsWith('https:') ? ' target="_blank" rel="noopener noreferrer"' : '';
  return `<a href="${escapeHtml(href)}" data-kind="${kind}"${away}>${escapeHtml(text)}</a>`;
}

/** `?&body=` is understood by the phones that expect `?` and by those that expect `&`. */
const messageUrl = ({ to, text }: { to: string; text?: string | undefined }) =>
  `sms:${digits(to)}${text ? `?&body=${encodeURIComponent(text)}` : ''}`;

function reachable({ number, message, chat, web }: SupportEntry, t: Translator): string {
  return [
    number && link(`tel:${digits(number)}`, number, 'call'),
    message &&
      link(
        messageUrl(message),
        message.text ? t('support.send', { to: message.to, text: message.text }) : t('support.message', message),
        'other',
      ),
    chat && link(chat, t('support.chat'), 'other'),
    web && link(web, new URL(web).hostname.replace(/^www\./, ''), 'other'),
  ]
    .filter(Boolean)
    .join(' ');
}

function service(entry: SupportEntry, { t, language, spoken, either }: Words): string {
  const hours = entry.hours === '24/7' ? t('support.always') : entry.hours[language];
  const inOthers = entry.languages.includes(language)
    ? []
    : [either.format(entry.languages.map((code) => spoken.of(code) ?? code))];
  const about = [entry.name, ...(entry.free ? [t('support.free')] : []), hours, ...inOthers].join(' · ');
  const mark = entry.violence ? ' data-violence' : '';
  return `<li${mark}><p>${escapeHtml(entry.for[language])}</p><p data-about>${escapeHtml(about)}</p><p data-reach>${reachable(entry, t)}</p></li>`;
}

/** How the practice is reached, once it has a name and a phone or an address. */
function ownLine({ name, phone, mail }: SupportSetting, t: Translator): string {
  if (name === '') return '';
  const ways = [phone && link(`tel:${digits(phone)}`, phone, 'call'), mail && link(`mailto:${mail}`, mail, 'other')];
  const about = t('support.notAtOnce');
  return `<ul><li data-own><p>${escapeHtml(name)}</p><p data-about>${escapeHtml(about)}</p><p data-reach>${ways.filter(Boolean).join(' ')}</p></li></ul>`;
}

const list = (entries: readonly SupportEntry[], words: Words) =>
  `<ul>${entries.map((entry) => service(entry, words)).join('')}</ul>`;

/** The countries of the practice, in its order. Without any, all: first those where the language is spoken. */
function countriesFor({ countries }: Support, { countries: chosen }: SupportSetting, language: Language): string[] {
  const offered = chosen.filter((code) => Object.hasOwn(countries, code));
  if (offered.length > 0) return offered;
  const speaks = (code: string) => countries[code]?.some(({ languages: spoken }) => spoken[0] === language);
  return Object.keys(countries).sort((one, other) => Number(speaks(other) ?? false) - Number(speaks(one) ?? false));
}

/** The services of a country. The first is unfolded, until the page puts the browser's own first (before-paint.js of the web app). */
function country(
  code: string,
  { support, unfolded, ...words }: Words & { support: Support; unfolded: boolean },
): string {
  const name = words.regions.of(code) ?? code;
  return `<details data-country="${code}"${unfolded ? ' open' : ''}><summary>${escapeHtml(name)}</summary>${list(support.countries[code] ?? [], words)}</details>`;
}

function section(language: Language, support: Support, setting: SupportSetting): string {
  const words = wordsOf(language);
  const { t } = words;
  const first = occasions.map(
    (occasion) => `<p data-occasion="${occasion}">${escapeHtml(t(`support.${occasion}`))}</p>`,
  );
  const codes = countriesFor(support, setting, language);
  const countries = codes.map((code, position) => country(code, { ...words, support, unfolded: position === 0 }));
  const content = [
    ...first,
    ownLine(setting, t),
    `<div data-countries>${countries.join('')}</div>`,
    list(support.international, words),
    `<p>${escapeHtml(t('support.notUrgent'))}</p>`,
  ];
  return `<details lang="${language}"><summary>${escapeHtml(t('support.title'))}</summary><div id="help-${language}" data-lines>${content.join('')}</div></details>`;
}

/**
 * Where a person in distress finds help now, as HTML in every language: the server writes it into each page, so that it is there
 * without scripts, without a network and on paper. The app shows copies of the same elements on its support card.
 * @returns the help for the pages of each language; the others in it are hidden until the app shows them
 */
export function supportHtml(support: Support, setting: SupportSetting): Record<Language, string> {
  const sections = languages.map((language) => ({ language, html: section(language, support, setting) }));
  return inEachLanguage((shown) => {
    const details = sections.map(({ language, html }) =>
      language === shown ? html : html.replace('<details', '<details hidden'),
    );
    return `<aside id="support" aria-label="${escapeHtml(translator(shown)('support.title'))}">${details.join('')}</aside>`;
  });
}
