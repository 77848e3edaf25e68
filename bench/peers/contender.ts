import { scoreWellness } from '@miraco/domain/wellness';
import type { Practice } from '../limit/practice.ts';
import { someResponses } from '../limit/requests.ts';
import type { Asked } from '../load.ts';
import type { CollectionName, Rows } from './rows.ts';

/** The requests that every contender gets. */
export const operationNames = ['list', 'read', 'write'] as const;
export type OperationName = (typeof operationNames)[number];

/** The product or a peer, running. */
export interface Contender {
  name: string;
  url: string;
  /** How long each start took, in milliseconds. */
  starts: number[];
  memory: () => Promise<number>;
  stop: () => Promise<void>;
  /** Its database. */
  file: string;
  asked: Record<OperationName, Asked>;
  /** The records in its answer to a list or a read. */
  recordsIn: (operation: 'list' | 'read', answer: unknown) => unknown[];
  /** Its name for a record of ours. */
  idOf: (id: string) => string;
  /** Notes for the reader. */
  note: string;
}

/** The data that a peer is prepared with. */
export interface Preparation {
  dataDir: string;
  rows: Rows;
  practice: Practice;
}

/** The answers to a list and a read. */
export const collectionOf = { list: 'weekly_tests', read: 'people' } as const satisfies Record<string, CollectionName>;

/** A weekly test as a peer stores it: scored beforehand, which the product does itself. */
export function weekOf(user: string): string {
  const responses = someResponses();
  const score = scoreWellness(responses);
  return JSON.stringify({ user, responses, result: score.overall.level, date: new Date().toISOString(), score });
}
