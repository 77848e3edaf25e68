import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mergeDraft } from '#parts/wellness-test/responses.ts';
import { draftFixture } from '../../../test/draft-fixture.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('an answer is sent the moment the page is closed, without reading the server’s version first', async () => {
  const { keeper, server } = draftFixture();
  keeper.adopt(null);
  await vi.advanceTimersByTimeAsync(60_000);
  keeper.change({ 0: 3 });
  keeper.leave();
  await vi.advanceTimersByTimeAsync(server.slow);
  expect(server.saves).toEqual([mergeDraft(null, { 0: 3 })]);
  expect(server.reads).toBe(0);
  expect(keeper.snapshot().state).toBe('saved');
});

it('an answer given while a save is under way is sent beside it, and none is sent twice', async () => {
  const { keeper, server, tab } = draftFixture();
  server.slow = 2000;
  keeper.adopt(null);
  keeper.change({ 0: 1 });
  await vi.advanceTimersByTimeAsync(400);
  keeper.leave();
  keeper.change({ 1: 2 });
  keeper.leave();
  keeper.leave();
  void keeper.flush();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.saves).toEqual([mergeDraft(null, { 0: 1 }), mergeDraft(null, { 0: 1, 1: 2 })]);
  expect(tab.unsent).toEqual({});
});

it('a page restored from the back/forward cache goes on as before', async () => {
  const { keeper, server } = draftFixture();
  keeper.adopt(null);
  keeper.change({ 0: 1 });
  keeper.leave();
  await vi.advanceTimersByTimeAsync(1000);
  keeper.change({ 0: 2 });
  await vi.advanceTimersByTimeAsync(1000);
  expect(server.draft?.content[0]).toBe(2);
});

it('nothing is sent without unsaved changes, nor while the form itself is being sent', async () => {
  const { keeper, server } = draftFixture();
  keeper.adopt(null);
  keeper.leave();
  keeper.change({ 0: 1 });
  await keeper.hold();
  keeper.leave();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.saves).toEqual([]);
});
