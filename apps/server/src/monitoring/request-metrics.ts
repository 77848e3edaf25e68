import type { FastifyReply, FastifyRequest } from 'fastify';
import { Counter, Histogram, type Registry } from 'prom-client';
import { calledProcedures } from '../http/logging.ts';

/** Seconds. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE']);

/**
 * Counts and times answers by route. Labels have no more values than there are routes and procedures: a path or a name that the sender
 * has made up is `unknown`.
 */
export function countRequests(register: Registry, procedures: Pick<ReadonlySet<string>, 'has'>) {
  const registers = [register];
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Answered requests. The route of several procedures called at once is /trpc/batch.',
    labelNames: ['route', 'method', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'The time from the head of a request to the end of its answer.',
    labelNames: ['route'],
    buckets,
    registers,
  });

  function routeOf(request: FastifyRequest): string {
    const [first, ...others] = calledProcedures(request) ?? [];
    if (first === undefined) return request.routeOptions.url ?? 'unknown';
    if (others.length > 0) return '/trpc/batch';
    return `/trpc/${procedures.has(first) ? first : 'unknown'}`;
  }

  return (request: FastifyRequest, reply: FastifyReply, done: () => void): void => {
    const route = routeOf(request);
    const method = methods.has(request.method) ? request.method : 'other';
    requests.inc({ route, method, status: reply.statusCode });
    durations.observe({ route }, reply.elapsedTime / 1000);
    done();
  };
}
