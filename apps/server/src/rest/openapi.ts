import { type CappedList, caps, writesAMinute } from '@miraco/domain/caps';
import type { OpenAPIV3 } from 'openapi-types';
import { z } from 'zod';
import { version } from '../version.ts';
import { failures, refusalsOf } from './refusals.ts';
import type { RestRow } from './row.ts';
import { restTable } from './table.ts';

/** The target is a narrower type than zod declares. */
const schemaOf = (schema: z.ZodType) =>
  z.toJSONSchema(schema, { io: 'input', target: 'openapi-3.0', unrepresentable: 'any' }) as OpenAPIV3.SchemaObject;

/** A payload without the fields that the URL has. */
function payloadSchema(payload: z.ZodType, inAddress: readonly string[]): OpenAPIV3.SchemaObject {
  const { properties = {}, required = [], ...rest } = schemaOf(payload);
  const isSent = (name: string) => !inAddress.includes(name);
  const needed = required.filter(isSent);
  return {
    ...rest,
    properties: Object.fromEntries(Object.entries(properties).filter(([name]) => isSent(name))),
    ...(needed.length > 0 ? { required: needed } : {}),
  };
}

const json = (schema: z.ZodType, description: string) => ({
  description,
  content: { 'application/json': { schema: schemaOf(schema) } },
});

/** The entries of each capped list, for the descriptions. */
const capWords: Readonly<Record<CappedList, string>> = {
  prospects: 'self-limiting expectations of a user',
  harmfulHabits: 'harmful habits of a user',
  exercises: 'exercises of a user that are to be done or essential',
  pendingComments: 'comments of a user on one guide that wait for approval',
  pendingCommentsInAll: 'comments of a user on all guides that wait for approval',
  weeklyTests: 'weekly tests of a user in 24 hours',
  coachNotes: 'notes about a client',
  coachingSessions: 'sessions of a client',
  caseload: 'clients of a coach',
  groups: 'groups of clients',
  guidePictures: 'pictures of a guide, those of its draft and of its history included',
};

const fullSentence = (list: CappedList) =>
  `At most ${caps[list]} ${capWords[list]}: one more is answered 409 with errors.limitReached, list ${list} and cap ${caps[list]}.`;

const parameter = (name: string, place: 'path' | 'query', description?: string, required = true) => ({
  name,
  in: place,
  required,
  ...(description ? { description } : {}),
  schema: { type: 'string' as const },
});

const namedOwner = 'The owner, for the team; without it the owner is looked up from the record';

function parametersOf({ path, query, owner }: RestRow): OpenAPIV3.ParameterObject[] {
  return [
    ...[...path.matchAll(/:(\w+)/g)].map(([, name = '']) => parameter(name, 'path')),
    ...Object.entries(query).map(([name, description]) => parameter(name, 'query', description)),
    ...(owner ? [parameter('user', 'query', namedOwner, false)] : []),
  ];
}

/** `conscience.weak.register` becomes `conscienceWeakRegister`. */
const operationId = ({ procedure }: RestRow) =>
  procedure.replaceAll(/\.(\w)/g, (_, letter: string) => letter.toUpperCase());

function operation(row: RestRow): OpenAPIV3.OperationObject {
  const parameters = parametersOf(row);
  const inAddress = parameters.map(({ name }) => name);
  const [tag = 'other'] = row.path
    .split('/')
    .slice(1, -1)
    .filter((part) => !part.startsWith(':'));
  const schema = row.payload && payloadSchema(row.payload.schema, inAddress);
  const description = [...(row.details ? [row.details] : []), ...(row.adds ?? []).map(fullSentence)].join(' ');
  return {
    operationId: operationId(row),
    summary: row.summary,
    ...(description ? { description } : {}),
    tags: [tag],
    parameters,
    ...(row.access === 'public' ? { security: [] } : {}),
    ...(schema ? { requestBody: { required: true, content: { 'application/json': { schema } } } } : {}),
    responses: {
      200: json(row.answer, 'Done'),
      ...(row.method === 'GET' ? { 263: json(row.answer, 'No records: the same key, null or empty') } : {}),
      ...failures(refusalsOf(row, parameters.length > 0)),
    },
  };
}

const pictureForm: OpenAPIV3.RequestBodyObject = {
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
};

const uploadPaths: OpenAPIV3.PathsObject = {
  '/upload/uploadimage': {
    post: {
      operationId: 'uploadImage',
      summary: 'Upload a picture: JPEG, PNG, WebP, GIF or AVIF of at most 5 MB',
      tags: ['upload'],
      requestBody: pictureForm,
      responses: {
        200: json(z.strictObject({ message: z.string(), image: z.string() }), 'Stored under this name'),
        ...failures(['invalid', 'signedOut', 'tooLarge', 'notAnImage', 'pictureUnreadable', 'tooManyRequests']),
      },
    },
  },
  '/upload/uploadguideimage/{virtue}': {
    post: {
      operationId: 'uploadGuideImage',
      summary: 'Upload a picture for the guide of a virtue, as one of the team',
      description: fullSentence('guidePictures'),
      tags: ['upload'],
      parameters: [parameter('virtue', 'path')],
      requestBody: pictureForm,
      responses: {
        200: json(
          z.strictObject({ message: z.string(), image: z.string(), width: z.int(), height: z.int() }),
          'Stored under this name; texts show it as <img src="/api/upload/guideimage/{name}" alt="…">',
        ),
        ...failures([
          ...(['invalid', 'signedOut', 'forbidden', 'secondFactorRequired', 'notFound'] as const),
          ...(['limitReached', 'tooLarge', 'notAnImage', 'pictureUnreadable', 'tooManyRequests'] as const),
        ]),
      },
    },
  },
  '/upload/guideimage/{name}': {
    get: {
      operationId: 'getGuideImage',
      summary: 'A picture of a guide, for the team; for clients once it is published, as long as the guide shows it',
      tags: ['upload'],
      parameters: [parameter('name', 'path')],
      responses: {
        200: { description: 'The picture', content: { 'image/webp': {} } },
        ...failures(['signedOut', 'notFound', 'tooManyRequests']),
      },
    },
  },
  '/upload/image/{name}': {
    get: {
      operationId: 'getImage',
      summary: 'A picture, for its owner and for the team; that of the practice’s contact for everybody',
      tags: ['upload'],
      parameters: [parameter('name', 'path')],
      responses: {
        200: { description: 'The picture', content: { 'image/webp': {} } },
        ...failures(['signedOut', 'notFound', 'tooManyRequests']),
      },
    },
  },
};

/** The description of the REST paths, generated from the table that serves them. */
export function openApiDocument(brandName: string, publicUrl: string): OpenAPIV3.Document {
  const paths: OpenAPIV3.PathsObject = {};
  const { client, administrator } = writesAMinute;
  const description =
    'Status 263 of a get means: no records. ' +
    `A client may write ${client} times a minute, the team ${administrator} times each; more is answered 429. ` +
    'Of one user, 16 requests are answered at a time, and one that lists everybody or all guides, or takes a picture: the next ones wait, ' +
    'and are answered 429 where more than 64 wait already. ' +
    'The team are administrators, who are answered about everybody, and coaches (access profile `coach`), who are answered about their ' +
    'own clients, and about anybody else as about an unknown id. ' +
    'Signing in takes the username or the e-mail address.';
  for (const row of restTable) {
    const path = row.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [row.method.toLowerCase()]: operation(row) };
  }
  return {
    openapi: '3.0.3',
    info: { title: `${brandName} REST`, version, description },
    servers: [{ url: `${publicUrl}/api` }, { url: '/api' }],
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    security: [{ bearer: [] }],
    paths: { ...paths, ...uploadPaths },
  };
}
