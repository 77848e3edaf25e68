import type { ErrorCode } from '@miraco/contract/app-error';
import type { RecordKind } from '@miraco/db/record-owners';
import type { CappedList } from '@miraco/domain/caps';
import { z } from 'zod';
import { procedures } from '../router.ts';
import { type Access, accesses } from '../trpc.ts';
import { encoderOf } from './encoder.ts';
import type { Payload } from './payload.ts';
import type { AnswerOf, EntryOf, Input, PathNames, ProcedureName, Reachable } from './procedure-types.ts';

interface Described {
  summary: string;
  /** Sentences that the summary has no room for. */
  details?: string;
  /** Added to the answer, for calls whose result is a message. */
  message?: string;
  /** The key that the specification names for an incomplete payload. Spec 1, section 5. */
  invalid?: string;
  /** The sentence that the specification quotes for a failure of this call. Spec 1, section 8. */
  failure?: string;
  /** Errors of the procedure beyond its guard and its input, for the documentation. */
  refuses?: readonly ErrorCode[];
  /** Errors that the specification does not know: sent with their own keys. */
  beyond?: readonly ErrorCode[];
  /** The capped lists that the call adds to. */
  adds?: readonly CappedList[];
  /** The kind of the record whose id is in the path. Its owner is looked up, unless `?user=` names them. */
  owner?: RecordKind | undefined;
}

/** A list under `key` that the procedure returns in batches, each with the `next` to pass as `after`. It is streamed. */
export interface RestList {
  key: string;
  encode: (entry: unknown) => unknown;
}

export interface RestRow extends Described {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below /api, with the parameters as the router writes them. */
  path: string;
  procedure: string;
  /** Who may call it, from the builder of the procedure. */
  access: Access;
  /** The payload; undefined for calls without one. */
  payload?: Payload<unknown> | undefined;
  /** Further fields of the input that are in the query, with their descriptions. */
  query: Readonly<Record<string, string>>;
  /** The key of the procedure’s answer; without one, the answer’s own fields are sent. */
  key?: string | undefined;
  list?: RestList;
  /** The whole answer, for the documentation and the tests, which parse every answer strictly. */
  answer: z.ZodType;
  /** Encodes the answer of the procedure as the whole answer. */
  encode: (own: unknown) => unknown;
}

const builderMeta = z.object({ access: z.enum(accesses) });

function procedureOf(name: string) {
  const definition = procedures.get(name)?._def;
  if (!definition) throw new Error(`Unknown procedure ${name}`);
  const schema = definition.inputs.findLast((parser) => parser instanceof z.ZodObject);
  return { access: builderMeta.parse(definition.meta).access, schema };
}

interface Options<Name, Query extends string, Owner, Answer> extends Described {
  answer?: Answer & AnswerOf<Name, Answer>;
  key?: string;
  query?: Readonly<Record<Query, string>>;
  owner?: Owner & RecordKind;
  payload?: Payload<Input<Name>>;
}

/** Makes the function that declares a call of this method over a procedure of this type. */
const call =
  <Type extends 'query' | 'mutation', HasPayload extends boolean>(method: RestRow['method'], hasPayload: HasPayload) =>
  <
    const Path extends string,
    Name extends ProcedureName<Type>,
    Answer extends z.ZodType = never,
    Query extends string = never,
    Owner extends RecordKind | undefined = undefined,
  >(
    path: Path,
    procedure: Name &
      Reachable<Name, PathNames<Path> | Query | (Owner extends RecordKind ? 'user' : never), HasPayload>,
    { answer, query, payload, ...row }: Options<Name, Query, Owner, Answer>,
  ): RestRow => {
    const { access, schema } = procedureOf(procedure);
    const own = hasPayload && schema ? { schema, decode: (body: object) => body } : undefined;
    return {
      ...row,
      ...{ method, path, procedure, access },
      query: query ?? {},
      payload: payload ?? own,
      ...wholeAnswer(row, answer),
    };
  };

type Encoded = Pick<RestRow, 'answer' | 'encode'>;

/** The whole answer: the procedure’s under the key, or its own fields with the message, or the message alone. */
function wholeAnswer({ key, message }: Pick<RestRow, 'key' | 'message'>, codec: z.ZodType | undefined): Encoded {
  if (!codec) return { answer: z.strictObject({ message: z.string() }), encode: () => ({ message }) };
  const answer = key === undefined ? codec : z.strictObject({ [key]: codec });
  const encode = encoderOf(answer);
  if (key !== undefined) return { answer, encode: (own) => encode({ [key]: own }) };
  return { answer, encode: (own) => encode(message === undefined ? own : { ...Object(own), message }) };
}

/** The list of all records of a kind, which a procedure returns in batches. */
function list<
  const Path extends string,
  Name extends ProcedureName<'query'>,
  Key extends string,
  Entry extends z.ZodType,
>(
  path: Path,
  procedure: Name & Reachable<Name, PathNames<Path>, false>,
  { key, entry, summary }: { key: Key; entry: Entry & EntryOf<Name, Key, Entry>; summary: string },
): RestRow {
  const { access } = procedureOf(procedure);
  const listed = { key, list: { key, encode: encoderOf(entry) }, ...wholeAnswer({ key }, z.array<z.ZodType>(entry)) };
  return { method: 'GET', path, procedure, access, summary, query: {}, ...listed };
}

/** Declares documented calls. Their path, query, payload and answer are typed against the procedure. */
export const rest = {
  get: call<'query', false>('GET', false),
  post: call<'mutation', true>('POST', true),
  put: call<'mutation', true>('PUT', true),
  remove: call<'mutation', false>('DELETE', false),
  list,
};
