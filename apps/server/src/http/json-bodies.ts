import { AppError } from '@miraco/contract/app-error';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** No call is sent more than ten levels; what walks through JSON by calling itself must not run out of stack. */
const mostLevels = 32;

const [quote, backslash, openArray, closeArray, openObject, closeObject] = [0x22, 0x5c, 0x5b, 0x5d, 0x7b, 0x7d];

/** Where a text in JSON ends that begins at `from`. */
function endOfText(json: string, from: number): number {
  let index = from + 1;
  while (index < json.length && json.charCodeAt(index) !== quote) index += json.charCodeAt(index) === backslash ? 2 : 1;
  return index;
}

/** Whether lists and objects lie deeper in each other than any call has them. Reads the text once, before it is parsed. */
export function nestsTooDeep(json: string): boolean {
  let levels = 0;
  for (let index = 0; index < json.length; index += 1) {
    const sign = json.charCodeAt(index);
    if (sign === quote) index = endOfText(json, index);
    else if (sign === openArray || sign === openObject) levels += 1;
    else if (sign === closeArray || sign === closeObject) levels -= 1;
    if (levels > mostLevels) return true;
  }
  return false;
}

type Parser = (request: FastifyRequest, body: string, done: (error: Error | null, value?: unknown) => void) => void;

/** Reads JSON by `parse`, once it is known how deep it is. */
function readJson(app: FastifyInstance, parse: Parser): void {
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (nestsTooDeep(body)) done(new AppError('tooDeep', { field: 'body' }));
    else parse(request, body, done);
  });
}

/** JSON of the whole app: parsed, without what would change a prototype. */
export const parsedJson = (app: FastifyInstance) => readJson(app, app.getDefaultJsonParser('error', 'error'));

/** JSON of procedures, whose library parses it by itself, in a body and in the address. */
export function unparsedJson(app: FastifyInstance): void {
  readJson(app, (_request, body, done) => done(null, body));
  app.addHook<{ Querystring: Record<string, string | string[]> }>('onRequest', (request, _reply, done) => {
    const deep = Object.entries(request.query).find(([, value]) => [value].flat().some(nestsTooDeep));
    done(deep ? new AppError('tooDeep', { field: deep[0] }) : undefined);
  });
}
