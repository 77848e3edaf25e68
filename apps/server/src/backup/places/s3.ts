import { openAsBlob } from 'node:fs';
import { S3mini, S3ServiceError } from 's3mini';
import type { S3Address } from '../place-address.ts';
import { notAsWritten, type Place, PlaceFailed, type PlaceReason, placeFailed, reasonOfCode } from './place.ts';

/** Bytes of a request, the least that S3 takes: 210 s at 0.2 Mbit/s. `fetch` wants an answer within 300 s. */
const partSize = 5 * 1024 * 1024;

/** Milliseconds for a request, and for the three that the library makes beside it, which wait for each other. */
const patience = 20 * 60_000;

/** Requests one after the other: at the same time, they would share a slow line. */
function fetchInTurn(): typeof fetch {
  let last: Promise<unknown> = Promise.resolve();
  return (input, init) => {
    // Its key goes to no other address.
    const answer = last.then(() => fetch(input, { ...init, redirect: 'manual' }));
    last = answer.catch(() => {});
    return answer;
  };
}

function reasonOf({ status }: S3ServiceError): PlaceReason {
  if (status === 401 || status === 403) return 'refused';
  if (status === 404) return 'missing';
  return status >= 500 ? 'unreachable' : 'failed';
}

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null;

/** Codes alone: the body of an answer may repeat the key that was sent. */
function explain(error: unknown, shown: string): unknown {
  if (error instanceof S3ServiceError)
    return placeFailed(reasonOf(error), shown, `${error.status} ${error.code ?? ''}`.trim());
  if (!(error instanceof Error) || error instanceof PlaceFailed) return error;
  const code = codeOf(error) ?? codeOf(error.cause);
  return placeFailed(code ? reasonOfCode(code) : 'failed', shown, code ?? error.name);
}

/** A bucket of a store that speaks S3. @throws PlaceFailed */
export async function openS3({ accessKey, endpoint, prefix, region, secretKey, shown }: S3Address): Promise<Place> {
  const bucket = new S3mini({
    accessKeyId: accessKey,
    secretAccessKey: secretKey,
    endpoint,
    ...(region === undefined ? {} : { region }),
    requestAbortTimeout: patience,
    minPartSize: partSize,
    fetch: fetchInTurn(),
  });

  async function explained<Result>(work: Promise<Result>): Promise<Result> {
    try {
      return await work;
    } catch (error) {
      throw explain(error, shown);
    }
  }

  async function list() {
    const objects = await bucket.listObjects('/', prefix);
    if (objects === null) throw placeFailed('missing', shown, 'there is no such bucket');
    return objects.map(({ Key, Size }) => ({ name: Key.slice(prefix.length), size: Number(Size) }));
  }

  /**
   * A blob of a file is read part by part. The store shows an object once all of its parts are there. It is not read back: the store
   * has to name its size, and the ETag that it gave to what was sent.
   */
  async function put(file: string, name: string): Promise<void> {
    const blob = await openAsBlob(file);
    const { headers } = await bucket.putAnyObject(prefix + name, blob, 'application/octet-stream');
    const [size, etag] = await Promise.all([bucket.getContentLength(prefix + name), bucket.getEtag(prefix + name)]);
    const stored = headers.get('etag');
    if (size !== blob.size || (stored && bucket.sanitizeETag(stored) !== etag)) throw notAsWritten(shown);
  }

  return {
    list: () => explained(list()),
    put: (file, name) => explained(put(file, name)),
    remove: async (name) => void (await explained(bucket.deleteObject(prefix + name))),
    close: async () => {},
  };
}
