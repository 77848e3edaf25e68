import autocannon from 'autocannon';

/** A request of a load. */
export interface Asked {
  path: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  /** The varying parts of a request: a JSON body, and headers besides the common ones. */
  next?: () => { headers: Record<string, string>; body: string };
}

interface Load {
  url: string;
  asked: Asked;
  connections: number;
  /** How long to go on, in seconds, or how many answers to stop at. */
  until: { seconds: number } | { answers: number };
}

/**
 * Answers per second, with every connection asking again as soon as it is answered.
 * @throws Error if an answer is not a success
 */
export async function load({ url, asked, connections, until }: Load): Promise<number> {
  const { path, method = 'GET', headers = {}, next } = asked;
  const setupRequest = (request: autocannon.Request): autocannon.Request => {
    const differing = next?.();
    const json = { 'content-type': 'application/json' };
    return { ...request, ...differing, headers: { ...headers, ...json, ...differing?.headers } };
  };
  const result = await autocannon({
    url,
    connections,
    ...('seconds' in until
      ? { duration: until.seconds }
      : // Whether there are enough is looked at this often, in milliseconds.
        { amount: until.answers, sampleInt: 2 }),
    requests: [
      {
        path,
        method,
        headers,
        ...(next ? { setupRequest } : {}),
      },
    ],
  });
  const failed = result.non2xx + result.errors + result.timeouts;
  if (failed > 0) throw new Error(`${method} ${path}: ${failed} of ${result.requests.total} requests failed`);
  // Its own duration is rounded to hundredths of a second.
  return result.requests.total / ((result.finish.getTime() - result.start.getTime()) / 1000);
}
