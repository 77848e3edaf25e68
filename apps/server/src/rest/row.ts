import { AppError, type ErrorCode } from '@miraco/contract/app-error';
import type { RecordKind } from '@miraco/db/record-owners';
import type { CappedList } from '@miraco/domain/caps';
import type { z } from 'zod';
import { isMap } from './is-map.ts';
import type { ShapeName } from './shapes.ts';

export interface RestRequest {
  params: Readonly<Record<string, string>>;
  query: Readonly<Record<string, unknown>>;
  body: unknown;
  /** The owner of a record that is named by its id alone, as far as the caller may know. @throws AppError notFound */
  ownerOf: (kind: RecordKind, id: string) => Promise<string | undefined>;
}

/** What an object payload is spread from; anything else has no fields. */
export const fields = (body: unknown): Record<string, unknown> => (isMap(body) ? body : {});

/** The same of a payload that may have none of its fields. @throws AppError invalid for what is no object */
export function someFields(body: unknown): Record<string, unknown> {
  if (!isMap(body)) throw new AppError('invalid', { field: 'body' });
  return body;
}

/** What the path and the payload name alike. @throws AppError invalid where they differ */
function inPath({ params, body }: RestRequest, name: 'id' | 'user') {
  const said = fields(body)[name];
  if (said !== undefined && said !== params[name]) throw new AppError('invalid', { field: name });
  return { [name]: params[name] };
}

export const ofUser = (request: RestRequest) => inPath(request, 'user');

/** The payload with the id of what it changes, which the path names. */
export const changesOf = (request: RestRequest) => ({ ...fields(request.body), ...inPath(request, 'id') });

/**
 * The payload with the record that the path names and its owner, whom an administrator may name in the query.
 * @throws AppError invalid where the payload names another user than the query
 */
export const ownRecord = (kind: RecordKind) => async (request: RestRequest) => {
  const { body, params, query, ownerOf } = request;
  const said = fields(body).user;
  const named = query.user ?? said;
  if (said !== undefined && said !== named) throw new AppError('invalid', { field: 'user' });
  return { ...changesOf(request), user: named ?? (await ownerOf(kind, params.id ?? '')) };
};

/** The query of a call that names a record by its id. */
export const namedOwner = {
  user: {
    required: false,
    description: 'The owner, for administrators; without it the owner is looked up from the record',
  },
};

export interface RestRow {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below /api, with the parameters as the router writes them. */
  path: string;
  procedure: string;
  summary: string;
  /** What the procedure is called with; it may be a promise. */
  input?: (request: RestRequest) => unknown;
  /** Further names in the query, for the documentation: whether they are required. */
  query?: Readonly<Record<string, { required: boolean; description: string }>>;
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
  /** The answer of the procedure as REST has it, where more differs than names and dates. */
  wireAnswer?: (answer: unknown) => unknown;
  /** A field of the procedure's input as REST calls it, likewise. */
  wirePath?: (path: string) => string;
  /** For the documentation: the payload. */
  body?: z.ZodType;
}
