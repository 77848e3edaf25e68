import { openApiDocument } from '../src/rest/openapi.ts';

const operations = Object.entries(openApiDocument('', '').paths).flatMap(([path, item]) =>
  Object.entries(item ?? {}).map(([method, operation]) => ({
    method: method.toUpperCase(),
    path: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/?]+').replace(/\/$/, '')}/?(\\?.*)?$`),
    statuses: Object.keys(Object(operation).responses),
  })),
);

/** The documented statuses of a call; undefined for a call that does not exist. */
export const documentedStatuses = (method: string, path: string) =>
  operations.find((operation) => operation.method === method && operation.path.test(path))?.statuses;
