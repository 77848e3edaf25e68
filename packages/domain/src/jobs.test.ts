import { expect, it } from 'vitest';
import { jobs } from './jobs.ts';

it('each job has a name of its own: what failed is stored, shown and measured by it', () => {
  expect(new Set(jobs).size).toBe(jobs.length);
  // A label of Prometheus, and a key of the texts.
  for (const job of jobs) expect(job).toMatch(/^[a-z][a-zA-Z]*$/);
});
