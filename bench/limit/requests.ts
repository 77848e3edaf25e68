import { type Answer, answers, questionCount } from '@miraco/domain/wellness';
import type { Asked } from '../load.ts';
import type { Practice } from './practice.ts';

/** The clients whose weeks are listed and who are read. They write nothing, so their year keeps its length. */
export function readerOf({ clients }: Pick<Practice, 'clients'>) {
  const [reader] = clients;
  if (!reader) throw new Error('there is no client to read');
  return reader;
}

/** One of some, by chance. */
export function anyOf<Item>(items: readonly Item[]): Item {
  const item = items[Math.floor(Math.random() * items.length)];
  if (item === undefined) throw new Error('nothing to choose from');
  return item;
}

export const someResponses = (): Answer[] => Array.from({ length: questionCount }, () => anyOf(answers));

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/**
 * Weekly tests sent to a path, each by the next of those who write: the product refuses an eleventh test of one client within a day.
 * Callers with the same `turn` share the sequence of writers.
 */
export function submitting(path: string, { writers }: Practice, turn = { taken: 0 }): Asked {
  return {
    path,
    method: 'POST',
    next: () => {
      const writer = writers[turn.taken % writers.length];
      turn.taken += 1;
      if (!writer) throw new Error('nobody to write');
      const { id, token } = writer;
      return { headers: bearer(token), body: JSON.stringify({ user: id, responses: someResponses() }) };
    },
  };
}

/** The requests to the documented paths of the product: a year of weeks, one user, and storing a weekly test. */
export function restRequests(practice: Practice, turn = { taken: 0 }): Record<'list' | 'read' | 'write', Asked> {
  const reader = readerOf(practice);
  return {
    list: { path: `/api/client/responsibility/weekly/getbyuser/${reader.id}`, headers: bearer(reader.token) },
    read: { path: `/api/admin/user/get/${reader.id}`, headers: bearer(practice.administrator.token) },
    write: submitting('/api/client/responsibility/weekly/register', practice, turn),
  };
}
