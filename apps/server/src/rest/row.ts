import type { CappedList } from '@miraco/domain/caps';
import type { ErrorCode } from '@miraco/schemas/app-error';
import type { z } from 'zod';
import type { ShapeName } from './shapes.ts';

export interface RestRequest {
  params: Readonly<Record<string, string>>;
  query: Readonly<Record<string, unknown>>;
  body: unknown;
  /** Whose token it is: the owner of a record that is named by its id alone. */
  callerId: string | undefined;
}

/** What an object payload is spread from; anything else has no fields. */
export const fields = (body: unknown): object => (typeof body === 'object' && body !== null ? body : {});

export const ofUser = ({ params }: RestRequest) => ({ user: params.user });

/** A record is its caller's, unless an administrator names another owner in the query. */
export const ownRecord = ({ params, query, callerId }: RestRequest) => ({
  id: params.id,
  user: query.user ?? callerId,
});

export interface RestRow {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below /api, with the parameters as the router writes them. */
  path: string;
  procedure: string;
  summary: string;
  input?: (request: RestRequest) => unknown;
  /** The key under which the whole answer is returned; without one the answer's own keys are. */
  key?: string;
  /** Added to the answer, for calls whose result is a message. */
  message?: string;
  /** The key that the specification names for a payload that lacks something. Spec 1, section 5. */
  invalid?: string;
  /** The sentence that the specification quotes for a failure of this call. Spec 1, section 8. */
  failure?: string;
  /** Errors that the specification does not know: they are told by their own keys. */
  beyond?: readonly ErrorCode[];
  /** The procedure answers a list under `key` some entries at a time, with the `next` to ask `after`: sent as they are read. */
  inBatches?: true;
  /** The lists that have to have room for what the call adds. */
  adds?: readonly CappedList[];
  answer: ShapeName;
  /** For the documentation: the payload. */
  body?: z.ZodType;
}
