import type { OpenAPIV3 } from 'openapi-types';
import { describe, expect, it } from 'vitest';
import { restTable } from '../src/rest/table.ts';
import { startProduct } from './product.ts';

const product = await startProduct({ BRAND_NAME: 'Brújula', PUBLIC_URL: 'https://miraco.example' });
const answer = await product.rest('GET', '/openapi.json');
const document: OpenAPIV3.Document = answer.json();

const operations = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item ?? {}).map(([method, operation]) => ({
    path,
    method,
    operation: operation as OpenAPIV3.OperationObject,
  })),
);

/** Every object below `value`, with the keys that lead to it. */
function* objectsIn(
  value: unknown,
  trail: string[] = [],
): Generator<{ trail: string[]; node: Record<string, unknown> }> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield { trail, node: value as Record<string, unknown> };
  for (const [key, entry] of Object.entries(value)) yield* objectsIn(entry, [...trail, key]);
}

const laterKeywords = ['$schema', 'const', 'examples', 'patternProperties', '$defs', 'prefixItems', 'if', 'then'];
const types = ['object', 'array', 'string', 'number', 'integer', 'boolean'];

/** Keywords that OpenAPI 3.0 does not have. */
const faultsOf = (node: Record<string, unknown>) => [
  ...laterKeywords.filter((keyword) => Object.hasOwn(node, keyword)),
  ...('type' in node && !types.includes(String(node.type)) ? [`type ${node.type}`] : []),
  ...(typeof node.exclusiveMinimum === 'number' ? ['a numeric exclusiveMinimum'] : []),
  ...(node.type === 'array' && !('items' in node) ? ['an array of nothing'] : []),
];

describe('the description of the REST paths', () => {
  it('is JSON that needs no session, with the name of the product', () => {
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toMatch(/^application\/json/);
    expect(document.openapi).toBe('3.0.3');
    expect(document.info.title).toContain('Brújula');
    expect(document.servers?.map((server) => server.url)).toEqual(['https://miraco.example/api', '/api']);
  });

  it('lists the paths of the table and those of the pictures, and nothing else', () => {
    const served = restTable.map((row) => `${row.method.toLowerCase()} ${row.path.replaceAll(/:(\w+)/g, '{$1}')}`);
    const uploaded = ['post /upload/uploadimage', 'post /upload/uploadguideimage/{virtue}'];
    const pictures = [...uploaded, 'get /upload/image/{name}', 'get /upload/guideimage/{name}'];
    expect(operations.map(({ method, path }) => `${method} ${path}`).sort()).toEqual([...served, ...pictures].sort());
  });

  it('requires a session exactly where the server does', () => {
    expect(document.security).toEqual([{ bearer: [] }]);
    const open = operations.filter(({ operation }) => operation.security?.length === 0).map(({ path }) => path);
    expect(open.sort()).toEqual(['/forgot/resetpassword', '/forgot/sendmail', '/login/in']);
  });

  it('declares each parameter of a path and no other', () => {
    for (const { path, operation } of operations) {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
      const declared = (operation.parameters ?? []) as OpenAPIV3.ParameterObject[];
      expect(declared.filter((parameter) => parameter.in === 'path').map((parameter) => parameter.name)).toEqual(
        inPath,
      );
      expect(declared.every((parameter) => parameter.schema !== undefined)).toBe(true);
    }
  });

  it('describes every answer, and 263 only for GET', () => {
    for (const { method, path, operation } of operations) {
      expect(operation.summary).toBeTruthy();
      for (const response of Object.values(operation.responses)) {
        expect(response).toHaveProperty('description', expect.stringMatching(/\S/));
      }
      const isGet = method === 'get' && !path.startsWith('/upload/');
      expect(Object.keys(operation.responses).includes('263')).toBe(isGet);
    }
  });

  it('gives each operation a unique id', () => {
    const ids = operations.map(({ operation }) => operation.operationId);
    expect(ids.every((id) => /^[a-z][A-Za-z]+$/.test(id ?? ''))).toBe(true);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('documents ?user= exactly where a record is named by its id, and an administrator may name its owner', () => {
    const named = operations.filter(({ operation }) =>
      (operation.parameters as OpenAPIV3.ParameterObject[] | undefined)?.some(
        (parameter) => parameter.name === 'user' && parameter.in === 'query' && !parameter.required,
      ),
    );
    const ofClients = operations.filter(({ path }) => /^\/client\/(?!.*\/guide\/).*\{id\}/.test(path));
    expect(named.length).toBeGreaterThan(4);
    expect(named).toEqual(ofClients);
  });

  it.each([
    ['accountSignIn', [200, 400, 401, 413, 415, 429, 500, 503]],
    ['accountForgotPassword', [200, 400, 413, 415, 429, 500, 503]],
    ['conscienceInitialRegister', [200, 400, 401, 403, 404, 409, 413, 415, 429, 500, 503]],
    ['conscienceInitialGetAll', [200, 263, 401, 403, 429, 500, 503]],
    ['responsibilityGuidesGetAll', [200, 263, 401, 429, 500, 503]],
    ['conscienceProspectRemove', [200, 400, 401, 403, 404, 429, 500, 503]],
    ['adminUsersRegister', [200, 400, 401, 403, 409, 413, 415, 429, 500, 503]],
    ['uploadImage', [200, 400, 401, 413, 415, 429, 500, 503]],
    ['getImage', [200, 401, 404, 429, 500, 503]],
    ['uploadGuideImage', [200, 400, 401, 403, 404, 409, 413, 415, 429, 500, 503]],
    ['getGuideImage', [200, 401, 404, 429, 500, 503]],
  ])('documents for %s exactly the statuses that it can answer', (id, statuses) => {
    const { operation } = operations.find((one) => one.operation.operationId === id) ?? {};
    expect(Object.keys(operation?.responses ?? {}).map(Number)).toEqual(statuses);
  });

  it('has a payload exactly where the table has one', () => {
    const withBody = operations.filter(({ operation }) => operation.requestBody).map(({ path }) => path);
    const expected = restTable.filter((row) => row.payload).map((row) => row.path.replaceAll(/:(\w+)/g, '{$1}'));
    expect(withBody.sort()).toEqual([...expected, '/upload/uploadimage', '/upload/uploadguideimage/{virtue}'].sort());
  });

  it('names the fields of a payload as REST does, without those in the path', () => {
    const payload = (path: string) => {
      const body = document.paths[path]?.put?.requestBody as OpenAPIV3.RequestBodyObject;
      return body.content['application/json']?.schema as OpenAPIV3.SchemaObject;
    };
    const user = payload('/admin/user/edit/{id}');
    expect(Object.keys(user.properties ?? {})).toContain('active_test');
    expect(user.required).toBeUndefined();
    expect(payload('/client/impact/couple/edit').properties).toHaveProperty('virtues_couple');
    const codeNames = ['id', 'activeTest', 'virtuesCouple'];
    for (const { node, trail } of [...objectsIn(document.paths)].filter((at) => at.trail.includes('requestBody'))) {
      expect(
        codeNames.filter((name) => Object.hasOwn(node, name)),
        trail.join('.'),
      ).toEqual([]);
    }
  });

  it('has no keyword that OpenAPI 3.0 lacks', () => {
    const schemas = [...objectsIn(document.paths)].filter(
      ({ trail }) => trail.includes('schema') && trail.at(-1) !== 'properties',
    );
    expect(schemas.length).toBeGreaterThan(100);
    for (const { trail, node } of schemas) expect(faultsOf(node), trail.join('.')).toEqual([]);
  });
});

describe('the documentation page', () => {
  it.each(['/api/docs', '/api/docs/'])('is at %s, and everything that it loads is served', async (page) => {
    const shown = await product.request('GET', page);
    expect(shown.statusCode).toBe(200);
    expect(shown.headers['content-type']).toMatch(/^text\/html/);
    const loaded = [...shown.body.matchAll(/(?:href|src)="([^"]+)"/g)].map((match) => match[1] ?? '');
    expect(loaded.length).toBeGreaterThan(4);
    for (const reference of loaded) {
      const { pathname, host } = new URL(reference, `http://miraco.test${page}`);
      expect(host).toBe('miraco.test');
      expect((await product.request('GET', pathname)).statusCode, pathname).toBe(200);
    }
  });

  it('shows the description that is served', async () => {
    expect((await product.rest('GET', '/docs/json')).json()).toEqual(document);
  });
});
