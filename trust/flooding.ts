import { parseArgs } from 'node:util';
import { flood, type Sent, send } from './flood.ts';

// A process of its own: what it sends must not delay the answers that are measured.
const { values } = parseArgs({ options: { url: { type: 'string' }, sent: { type: 'string' } } });
const requests: Sent[] = JSON.parse(values.sent ?? '[]');

await flood(Number.POSITIVE_INFINITY, 20, async (index, agent) => {
  const next = requests[index % requests.length];
  if (next) await send(new URL(values.url ?? ''), agent, next);
});
