import { type CappedList, caps, writesAMinute } from '@miraco/domain/caps';
import type { OpenAPIV3 } from 'openapi-types';
import { z } from 'zod';
import type { RestRow } from './row.ts';
import { shapes } from './shapes.ts';
import { restTable } from './table.ts';
import { wireName } from './wire.ts';

/** The target makes it what OpenAPI calls a schema, which its type is too general to say. */
const schemaOf = (schema: z.ZodType, nameOf = (name: string) => name) =>
  z.toJSONSchema(schema, {
    io: 'input',
    target: 'openapi-3.0',
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      const { properties, required } = jsonSchema;
      if (!properties) return;
      const named = Object.entries(properties).map(([name, property]) => [nameOf(name), property]);
      jsonSchema.properties = Object.fromEntries(named);
      if (required) jsonSchema.required = required.map(nameOf);
    },
  }) as OpenAPIV3.SchemaObject;

/** A payload in the names of REST, without what the path says already. */
function payloadOf(body: z.ZodType, inPath: readonly string[]): OpenAPIV3.SchemaObject {
  const said = new Set(inPath.map(wireName));
  const { properties = {}, required = [], ...rest } = schemaOf(body, wireName);
  return {
    ...rest,
    properties: Object.fromEntries(Object.entries(properties).filter(([name]) => !said.has(name))),
    ...(required.some((name) => !said.has(name)) ? { required: required.filter((name) => !said.has(name)) } : {}),
  };
}

const json = (schema: z.ZodType, description: string) => ({
  description,
  content: { 'application/json': { schema: schemaOf(schema) } },
});

const failures: Readonly<Record<string, string>> = {
  400: 'Invalid: the message, and each field at fault',
  401: 'No session',
  403: 'Somebody else’s data, or a locked phase',
  404: 'Nothing of that id to write to',
  409: 'Taken already, or a list that is full: then its name and its cap',
  429: 'Too many failures or writes: the header Retry-After says when to try again',
};

/** What a list may hold, as a sentence. */
const capWords: Readonly<Record<CappedList, string>> = {
  prospects: 'self-limiting expectations of a user',
  harmfulHabits: 'harmful habits of a user',
  exercises: 'exercises of a user that are to be done or essential',
  pendingComments: 'comments of a user on one guide that wait for approval',
  pendingCommentsInAll: 'comments of a user on all guides that wait for approval',
  weeklyTests: 'weekly tests of a user in 24 hours',
  coachNotes: 'notes about a client',
};

const fullSentence = (list: CappedList) =>
  `At most ${caps[list]} ${capWords[list]}: one more is answered 409 with errors.limitReached, list ${list} and cap ${caps[list]}.`;

/** The paths of this table that need no session. */
const open = new Set(['/login/in', '/forgot/sendmail', '/forgot/resetpassword']);

const pathParameter = (name: string): OpenAPIV3.ParameterObject => ({
  name,
  in: 'path',
  required: true,
  schema: { type: 'string' },
});

const queryParameters = ({ query = {} }: RestRow): OpenAPIV3.ParameterObject[] =>
  Object.entries(query).map(([name, said]) => ({ name, in: 'query', ...said, schema: { type: 'string' } }));

function operation(row: RestRow): OpenAPIV3.OperationObject {
  const names = [...row.path.matchAll(/:(\w+)/g)].map((match) => match[1] ?? '');
  return {
    summary: row.summary,
    ...(row.adds ? { description: row.adds.map(fullSentence).join(' ') } : {}),
    tags: [
      row.path
        .split('/')
        .slice(1, -1)
        .filter((part) => !part.startsWith(':'))[0] ?? 'other',
    ],
    parameters: [...names.map(pathParameter), ...queryParameters(row)],
    ...(open.has(row.path) ? { security: [] } : {}),
    ...(row.body
      ? { requestBody: { required: true, content: { 'application/json': { schema: payloadOf(row.body, names) } } } }
      : {}),
    responses: {
      200: json(shapes[row.answer], 'Done'),
      ...(row.method === 'GET' ? { 263: { description: 'No records: the same key, null or empty' } } : {}),
      ...Object.fromEntries(Object.entries(failures).map(([status, text]) => [status, json(shapes.error, text)])),
    },
  };
}

const uploadPaths: OpenAPIV3.PathsObject = {
  '/upload/uploadimage': {
    post: {
      summary: 'Upload a picture: JPEG, PNG, WebP, GIF or AVIF of at most 5 MB',
      tags: ['upload'],
      requestBody: {
        required: true,
        content: {
          'multipart/form-data': {
            schema: {
              type: 'object',
              required: ['image'],
              properties: { image: { type: 'string', format: 'binary' } },
            },
          },
        },
      },
      responses: {
        200: json(shapes.image, 'Stored under this name'),
        413: json(shapes.error, 'Too many bytes or pixels'),
        415: json(shapes.error, 'Not a picture'),
        429: json(shapes.error, 'Too many pictures: the header Retry-After says when to try again'),
      },
    },
  },
  '/upload/image/{name}': {
    get: {
      summary: 'A picture, for its owner and for administrators',
      tags: ['upload'],
      parameters: [pathParameter('name')],
      responses: {
        200: { description: 'The picture', content: { 'image/webp': {} } },
        404: json(shapes.error, 'No such picture'),
      },
    },
  },
};

/** The description of the REST paths, made from the table that serves them. */
export function openApiDocument(brandName: string, publicUrl: string): OpenAPIV3.Document {
  const paths: OpenAPIV3.PathsObject = {};
  const { client, administrator } = writesAMinute;
  const description =
    'Status 263 of a get means: no records. ' +
    `A client may write ${client} times a minute, an administrator ${administrator} times; more is answered 429.`;
  for (const row of restTable) {
    const path = row.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [row.method.toLowerCase()]: operation(row) };
  }
  return {
    openapi: '3.0.3',
    info: { title: `${brandName} REST`, version: '1.0.0', description },
    servers: [{ url: `${publicUrl}/api` }, { url: '/api' }],
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    security: [{ bearer: [] }],
    paths: { ...paths, ...uploadPaths },
  };
}
