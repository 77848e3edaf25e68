import { phonePattern } from '@miraco/domain/phone';
import { z } from 'zod';
import { text, translated } from './text.ts';

const phone = z.string().regex(phonePattern, { error: 'is not a phone number' });
const secureUrl = z.url({ protocol: /^https$/, error: 'is not an https address' }).max(200);

const channels = ['number', 'message', 'chat', 'web'] as const;

/** A service that listens or comes: what it is for, and the ways to reach it. */
const entry = z
  .strictObject({
    name: text(60),
    for: translated(80),
    /** True for a service against violence: first on a card for somebody who may be being hurt. */
    violence: z.literal(true).optional(),
    number: phone.optional(),
    /** A text message: to which number, and the words to send where the service asks for some. */
    message: z.strictObject({ to: phone, text: text(20).optional() }).optional(),
    chat: secureUrl.optional(),
    web: secureUrl.optional(),
    hours: z.union([z.literal('24/7'), translated(60)]),
    free: z.boolean(),
    /** Codes of the languages spoken there: `es`, `ca`. */
    languages: z.array(z.string().regex(/^[a-z]{2,3}$/, { error: 'is not the code of a language' })).min(1),
    /** The day on which somebody last checked the entry: 2026-11-22. */
    reviewed: z.iso.date({ error: 'is not a date such as 2026-11-22' }),
  })
  .refine((service) => channels.some((channel) => service[channel]), {
    error: 'has no number, message, chat or web',
  });

const regionNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** Whether it is the code of a country in two capitals (ISO 3166-1). ZZ is the code of an unknown one. */
const isCountry = (code: string) => /^[A-Z]{2}$/.test(code) && code !== 'ZZ' && regionNames.of(code) !== undefined;

const mostCountries = 60;

/** The services of each country, in the order in which they are shown. */
const countries = z.record(z.string(), z.array(entry).min(1).max(8)).superRefine((file, context) => {
  const codes = Object.keys(file);
  if (codes.length > mostCountries) {
    context.addIssue({ code: 'custom', message: `has more than ${mostCountries} countries` });
  }
  for (const code of codes) {
    if (!isCountry(code)) context.addIssue({ code: 'custom', path: [code], message: 'is not a country' });
  }
});

/** Where a person in distress finds help now: the services of each country, and directories for everybody else. */
export const support = z.strictObject({
  countries,
  international: z.array(entry).min(1).max(4),
});

export type SupportEntry = z.infer<typeof entry>;
export type Support = z.infer<typeof support>;

/** Numbers change: after this long, an entry has to be checked again. */
const reviewMonths = 6;

/**
 * The entries that nobody has checked for six months, by their path in the file.
 * @param now epoch milliseconds
 */
export function outdatedEntries(
  { countries, international }: Support,
  now: number,
): { path: string; reviewed: string }[] {
  const limit = new Date(now);
  limit.setUTCMonth(limit.getUTCMonth() - reviewMonths);
  const oldest = limit.toISOString().slice(0, 10);
  const lists = Object.entries(countries).map(([code, entries]) => [`countries.${code}`, entries] as const);
  return [...lists, ['international', international] as const].flatMap(([path, entries]) =>
    entries.flatMap(({ reviewed }, position) => (reviewed < oldest ? [{ path: `${path}.${position}`, reviewed }] : [])),
  );
}
