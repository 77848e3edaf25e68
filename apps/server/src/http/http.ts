import type * as http from 'node:http';

/**
 * Node's own messages of HTTP. Importing `node:http` reads each of its exports, and some of those load a client that nothing here asks
 * for: 14 MB.
 */
export const { IncomingMessage, ServerResponse } = process.getBuiltinModule('node:http');
export type IncomingMessage = http.IncomingMessage;
export type ServerResponse = http.ServerResponse;
