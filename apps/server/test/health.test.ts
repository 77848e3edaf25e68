import { expect, it, vi } from 'vitest';
import { startProduct } from './product.ts';

const product = await startProduct();

it('a database that does not answer is no reason to wait for longer than two seconds', async () => {
  const ping = vi.spyOn(product.services.store, 'ping').mockReturnValue(new Promise(() => {}));
  const begun = performance.now();
  const paths = ['/healthz', '/healthz?full', '/readyz'];
  const answers = await Promise.all(paths.map((path) => product.request('GET', path, { as: product.administrator })));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([503, 503, 503]);
  expect(performance.now() - begun).toBeLessThan(4_000);
  ping.mockRestore();
  for (const path of paths)
    expect((await product.request('GET', path, { as: product.administrator })).statusCode, path).toBe(200);
});
