import { firstTime } from '@miraco/calendar/calendar-event';
import { exerciseEntry } from '@miraco/calendar/exercise-entry';
import { type IcsEntry, icsFile } from '@miraco/calendar/ics';
import { paths } from '@miraco/contract/paths';
import { sessionMinutes } from '@miraco/domain/coaching-sessions';
import { type Language, languageOf } from '@miraco/domain/languages';
import { phaseOf } from '@miraco/domain/user-phase';
import { type Translator, translator } from '@miraco/i18n/translator';
import type { Method } from '@miraco/method/schemas';
import type { Services } from '../services.ts';
import { situationOf } from '../situation.ts';
import { type Zone, zoneOf } from '../time-zone.ts';

type Owner = NonNullable<Awaited<ReturnType<Services['store']['calendarFeeds']['ownerOf']>>>;

interface Composing {
  services: Services;
  owner: Owner;
  t: Translator;
  zone: Zone;
  now: number;
}

/** What a row of the database, or all that is weekly, becomes in a calendar. */
interface Part {
  id: string;
  compose: () => IcsEntry[] | Promise<IcsEntry[]>;
}

const day = 24 * 60 * 60 * 1000;

/** The weekly test and the evaluation, from the day on which each is due; today if it never was. */
async function weeks({ services: { config, store }, owner, t, zone, now }: Composing): Promise<IcsEntry[]> {
  if (owner.activeTest) return [];
  const known = await situationOf(store, { id: owner.id, phase: phaseOf(owner) }, now);
  const entry = (id: 'weekly' | 'evaluation', last: number | null, path: string): IcsEntry => ({
    id: `${id}-${owner.id}`,
    title: t(`calendarFeed.${id}.title`),
    text: t(`calendarFeed.${id}.text`),
    // `firstTime` is the morning after a moment.
    start: { floating: firstTime(last === null ? now - day : last + 6 * day, zone, 'weekly'), zone },
    minutes: 15,
    rule: 'FREQ=WEEKLY',
    link: `${config.publicUrl}${path}`,
  });
  return [
    entry('weekly', known.wellnessAt, paths.weekly),
    ...(known.rated ? [entry('evaluation', known.evaluatedAt, paths.evaluation)] : []),
  ];
}

/** The exercises to do and the essential ones, with their rhythm. */
async function exercises(
  { services: { method, store }, owner, t, zone }: Composing,
  language: Language,
): Promise<Part[]> {
  const all = owner.activeTest ? [] : await store.exercises.of(owner.id);
  return all
    .filter(({ deleted, done, favourite }) => !deleted && (!done || favourite))
    .map(({ id, date, description, frequency, virtue }) => ({
      id,
      compose: () => [
        exerciseEntry({
          id,
          description,
          frequency,
          zone,
          note: noteOf(method, { virtue, language, frequency: t(`phases.exerciseFrequency.${frequency}`) }),
          start: firstTime(date, zone, frequency),
        }),
      ],
    }));
}

function noteOf(
  { virtues }: Method,
  { virtue, language, frequency }: { virtue: keyof Method['virtues']; language: Language; frequency: string },
) {
  return `${virtues[virtue].name[language]} · ${frequency}`;
}

async function sessions({ services: { store }, owner, t, now }: Composing): Promise<Part[]> {
  const ahead = await store.coachingSessions.ahead(owner.id, now - day);
  return ahead.map(({ id, arranger, date, link, note }) => ({
    id,
    compose: () => [
      {
        id,
        title: arranger
          ? t('nextSession.withCoach', { name: `${arranger.firstname} ${arranger.lastname}`.trim() })
          : t('nextSession.plain'),
        text: note,
        start: { moment: date },
        minutes: sessionMinutes,
        link,
      },
    ],
  }));
}

/** What is due for somebody, as the entries of a calendar in their language, all that can be written into its file. */
export async function calendarEntries(services: Services, owner: Owner, now: number): Promise<IcsEntry[]> {
  const language = languageOf(owner);
  const composing = { services, owner, t: translator(language), zone: zoneOf(owner.timeZone), now };
  const parts: Part[] = [
    ...(await sessions(composing)),
    { id: owner.id, compose: () => weeks(composing) },
    ...(await exercises(composing, language)),
  ];
  const found: IcsEntry[] = [];
  const work = async ({ compose }: Part) => {
    const entries = await compose();
    icsFile(entries, now);
    found.push(...entries);
  };
  await services.eachAlone('calendars', parts, { idOf: ({ id }) => id, work }, now);
  return found;
}
