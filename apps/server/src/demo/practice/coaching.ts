import type { NoteReaders } from '@miraco/contract/coach-notes';
import type { UserId } from '@miraco/contract/fields';
import type { Services } from '../../services.ts';
import type { Client } from './client.ts';
import { type Course, notesOf, practiceComments, privateNotes, sessionNotes, sharedNotes } from './coaching-words.ts';
import type { Words } from './conscience-words.ts';
import { startOfDay } from './random.ts';

const day = 24 * 60 * 60 * 1000;
const halfHour = 30 * 60 * 1000;

/** The Monday after a Saturday or Sunday, which are given as their midnight (UTC). */
function workday(midnight: number): number {
  const weekday = new Date(midnight).getUTCDay();
  if (weekday === 6) return midnight + 2 * day;
  return weekday === 0 ? midnight + day : midnight;
}

function courseOf({ opened, person }: Client): Course {
  const [first, latest] = person.mood ?? [2.5, 2.5];
  if (opened === null) return 'beginning';
  if (latest < first) return 'falling';
  return latest - first > 0.4 ? 'rising' : 'even';
}

/** What the coach wrote, the earliest first: how it began, how it goes, and now and then something for themselves alone. */
async function fillNotes({ store }: Services, client: Client, author: UserId): Promise<void> {
  const { now, opened, person, random, user } = client;
  const { language } = person;
  const begun = random.some(notesOf.beginning, opened === null ? 1 : random.between(1, 2));
  const since = opened === null ? [] : random.some(notesOf[courseOf(client)], random.between(1, 3));
  const own = random.chance(0.3) ? random.some(privateNotes, 1) : [];
  const read = (words: readonly Words[], readers: NoteReaders) =>
    words.map((each) => ({ note: each[language], readers }));
  const shared = read([...begun, ...since], 'team');
  // The latest note is for everybody who accompanies the client.
  const notes = [...shared.slice(0, -1), ...read(own, 'author'), ...shared.slice(-1)];
  const [earliest, latest] = [
    person.joined - 5,
    Math.min(person.joined - 6, (person.away ?? 0) + random.between(1, 12)),
  ];
  for (const [position, note] of notes.entries()) {
    const share = notes.length === 1 ? 1 : position / (notes.length - 1);
    const date = random.timeOf(now, Math.max(1, earliest + (latest - earliest) * share));
    await store.coachNotes.add({ user, author, date, ...note });
  }
}

/** The meetings of the last months, and the next one of most clients. */
async function fillSessions({ store }: Services, client: Client, arranger: UserId): Promise<void> {
  const { now, person, random, user } = client;
  const { language, username } = person;
  const apart = random.between(14, 28);
  const since = Math.max(person.tested ?? 0, person.away ?? 0) + random.between(3, 12);
  const add = (date: number, readers: 'team' | 'client', note: string, link: string | null) =>
    store.coachingSessions.add({ user, arranger, date, readers, note, link });
  /** On the hour or half past, in the daytime. */
  const meetingAt = (daysAgo: number) => workday(startOfDay(now, daysAgo)) + random.between(18, 36) * halfHour;
  for (let ago = Math.min(person.joined - 4, since + apart * 11); ago >= since; ago -= apart) {
    const [words] = random.some(sessionNotes, 1);
    await add(meetingAt(ago), 'team', words && random.chance(0.7) ? words[language] : '', null);
  }
  if ((person.away ?? 0) > 10 || !random.chance(0.75)) return;
  const [shared] = random.some(sharedNotes, 1);
  const link = random.chance(0.7) ? `https://meet.example.org/${person.coach}-${username}` : null;
  await add(meetingAt(-random.between(1, 13)), 'client', shared?.[language] ?? '', link);
}

/** What the coach of a client has written and arranged. */
export async function fillCoaching(services: Services, client: Client): Promise<void> {
  const { coach, person } = client;
  if (!coach || !person.mood) return;
  await fillNotes(services, client, coach);
  if (!person.archived && !person.leaving) await fillSessions(services, client, coach);
}

/** Comments below the guides: some wait for approval, some are published, some answered. */
export async function fillComments({ store }: Services, clients: readonly Client[]): Promise<void> {
  const guides = await store.guides.all();
  for (const { username, virtue, daysAgo, comment, answer, published } of practiceComments) {
    const client = clients.find(({ person }) => person.username === username);
    const guide = guides.find((each) => each.virtue === virtue);
    if (!client || !guide) continue;
    const { now, random, user } = client;
    const written = await store.guides.comment(
      { guide: guide.id, user, comment, date: random.timeOf(now, daysAgo) },
      { user },
    );
    const id = written.comments.find((each) => each.comment === comment)?.id;
    if (!id || !(answer || published)) continue;
    await store.guides.approveComment(guide.id, id);
    if (!answer || !client.coach) continue;
    const date = random.timeOf(now, daysAgo - 1);
    await store.guides.answerComment({ guide: guide.id, comment: id, answer, answerer: client.coach, date });
  }
}
