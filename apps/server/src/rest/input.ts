import { AppError } from '@miraco/contract/app-error';
import type { RecordKind } from '@miraco/db/record-owners';
import { isMap } from './is-map.ts';
import type { RestRow } from './row.ts';

export interface RestRequest {
  params: Readonly<Record<string, string>>;
  query: Readonly<Record<string, unknown>>;
  body: unknown;
  /** Returns the owner of a record that is named by id alone. @throws AppError notFound if the caller has no access to them */
  ownerOf: (kind: RecordKind, id: string) => Promise<string | undefined>;
}

/** Refuses a payload that names another record or user than the path. @throws AppError invalid */
function assertAgreement(params: RestRequest['params'], { id, _id = id, user }: Record<string, unknown>): void {
  const named = { id: _id, user };
  for (const name of ['id', 'user'] as const) {
    const differs = named[name] !== undefined && named[name] !== params[name];
    if (name in params && differs) throw new AppError('invalid', { field: name });
  }
}

/** The owner of the record in the path: from the query or the payload, otherwise as stored. @throws AppError invalid */
async function ownerIn(kind: RecordKind, { params, query, ownerOf }: RestRequest, { user }: Record<string, unknown>) {
  const named = query.user ?? user;
  if (user !== undefined && user !== named) throw new AppError('invalid', { field: 'user' });
  return named ?? (await ownerOf(kind, params.id ?? ''));
}

/** The input of the procedure: the payload with the values from path and query. */
export async function inputOf(row: RestRow, request: RestRequest): Promise<unknown> {
  const { params, query, body } = request;
  const queried = Object.fromEntries(Object.keys(row.query).map((name) => [name, query[name]]));
  const address = { ...params, ...queried };
  if (!row.payload && !row.owner) return address;
  const sent = isMap(body) ? body : {};
  const payload = isMap(body) && row.payload ? row.payload.decode(body) : body;
  if (Object.keys(address).length === 0) return payload;
  assertAgreement(params, sent);
  const owner = row.owner ? { user: await ownerIn(row.owner, request, sent) } : {};
  return { ...(isMap(payload) ? payload : {}), ...address, ...owner };
}
