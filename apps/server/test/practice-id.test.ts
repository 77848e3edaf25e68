import { expect, it } from 'vitest';
import { startProduct } from './product.ts';

const first = await startProduct();
const second = await startProduct();

it('a practice has one id, which is made once, and another practice has another', async () => {
  const { practiceId } = first.services.store.settings;
  const [one, other] = await Promise.all([practiceId(), practiceId()]);
  expect(one).toMatch(/^[\da-f]{16}$/);
  expect([other, await practiceId()]).toEqual([one, one]);
  expect(await second.services.store.settings.practiceId()).not.toBe(one);
});
