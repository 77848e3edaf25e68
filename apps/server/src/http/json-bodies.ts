import { AppError } from '@miraco/contract/app-error';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** No call sends more than ten levels. The limit keeps recursive readers of JSON from overflowing the stack. */
const maximumDepth = 32;

const [quote, backslash, openArray, closeArray, openObject, closeObject] = [0x22, 0x5c, 0x5b, 0x5d, 0x7b, 0x7d];

/** The index of the closing quote of the JSON string that begins at `from`. */
function endOfString(json: string, from: number): number {
  let index = from + 1;
  while (index < json.length && json.charCodeAt(index) !== quote) index += json.charCodeAt(index) === backslash ? 2 : 1;
  return index;
}

/** Whether arrays and objects are nested too deep. Scans the text once, before it is parsed. */
export function nestsTooDeep(json: string): boolean {
  let depth = 0;
  for (let index = 0; index < json.length; index += 1) {
    const character = json.charCodeAt(index);
    if (character === quote) index = endOfString(json, index);
    else if (character === openArray || character === openObject) depth += 1;
    else if (character === closeArray || character === closeObject) depth -= 1;
    if (depth > maximumDepth) return true;
  }
  return false;
}

type Parser = (request: FastifyRequest, body: string, done: (error: Error | null, value?: unknown) => void) => void;

/** Reads JSON bodies with `parse` after checking their depth. An empty one is none: many HTTP clients always send the type. */
function readJson(app: FastifyInstance, parse: Parser): void {
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null);
    else if (nestsTooDeep(body)) done(new AppError('tooDeep', { field: 'body' }));
    else parse(request, body, done);
  });
}

/** For the whole app: parses JSON bodies, and refuses keys that would change a prototype. */
export const parsedJson = (app: FastifyInstance) => readJson(app, app.getDefaultJsonParser('error', 'error'));

/** For procedures: leaves JSON bodies and inputs in the URL to tRPC, which parses them itself. */
export function unparsedJson(app: FastifyInstance): void {
  readJson(app, (_request, body, done) => done(null, body));
  app.addHook<{ Querystring: Record<string, string | string[]> }>('onRequest', (request, _reply, done) => {
    const deep = Object.entries(request.query).find(([, value]) => [value].flat().some(nestsTooDeep));
    done(deep ? new AppError('tooDeep', { field: deep[0] }) : undefined);
  });
}
