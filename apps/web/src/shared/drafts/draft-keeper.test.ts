import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mergeDraft } from '#parts/wellness-test/responses.ts';
import { draftFixture, type StoredDraft } from '../../../test/draft-fixture.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('an answer', () => {
  it('is in the tab at once and on the server soon after', async () => {
    const { keeper, server, tab } = draftFixture();
    keeper.adopt(null);
    keeper.change({ 0: 3 });
    expect(tab.unsent).toEqual({ 0: 3 });
    expect(keeper.snapshot().state).toBe('saving');
    await vi.advanceTimersByTimeAsync(1000);
    expect(server.draft?.content[0]).toBe(3);
    expect(tab.unsent).toEqual({});
    expect(keeper.snapshot().state).toBe('saved');
  });

  it('that the arrow keys pass over is not sent by itself', async () => {
    const { keeper, server } = draftFixture();
    keeper.adopt(null);
    keeper.change({ 0: 1 });
    await vi.advanceTimersByTimeAsync(100);
    keeper.change({ 0: 2 });
    await vi.advanceTimersByTimeAsync(1000);
    expect(server.saves.map((responses) => responses[0])).toEqual([2]);
  });

  it('given while a save is under way is saved after it, never beside it', async () => {
    const { keeper, server, tab } = draftFixture();
    server.slow = 2000;
    keeper.adopt(null);
    keeper.change({ 0: 1 });
    await vi.advanceTimersByTimeAsync(400);
    keeper.change({ 0: 4 });
    keeper.change({ 1: 2 });
    await vi.advanceTimersByTimeAsync(2000);
    expect(server.saves).toHaveLength(1);
    expect(tab.unsent).toEqual({ 0: 4, 1: 2 });
    expect(keeper.snapshot().state).toBe('saving');
    await vi.advanceTimersByTimeAsync(3000);
    expect(server.saves.map((responses) => responses.slice(0, 2))).toEqual([
      [1, null],
      [4, 2],
    ]);
    expect(keeper.snapshot().state).toBe('saved');
  });
});

describe('a form that is filled in without a pause', () => {
  it.each([310, 500, 900])(
    'every %i ms is saved at most 40 times a minute, and completely in the end',
    async (pause) => {
      const { keeper, server, responses } = draftFixture();
      keeper.adopt(null);
      const minute = 60_000;
      for (let gone = 0; gone < minute; gone += pause) {
        const place = gone / pause;
        keeper.change({ [place % 20]: place % 40 < 20 ? 1 : 4 });
        await vi.advanceTimersByTimeAsync(pause);
      }
      expect(server.saves.length).toBeGreaterThan(20);
      expect(server.saves.length).toBeLessThanOrEqual(40);
      await vi.advanceTimersByTimeAsync(3000);
      expect(server.draft?.content).toEqual(responses());
      expect(keeper.snapshot().state).toBe('saved');
    },
  );
});

describe('without a network', () => {
  it('reports it, keeps the answers and retries with growing delays', async () => {
    const { keeper, server, tab } = draftFixture();
    server.down = true;
    keeper.adopt(null);
    keeper.change({ 0: 3 });
    await vi.advanceTimersByTimeAsync(400);
    expect(keeper.snapshot().state).toBe('unsaved');
    keeper.change({ 1: 2 });
    expect(keeper.snapshot().state).toBe('unsaved');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(tab.unsent).toEqual({ 0: 3, 1: 2 });
    server.down = false;
    await vi.advanceTimersByTimeAsync(31_000);
    expect(server.draft?.content.slice(0, 2)).toEqual([3, 2]);
    expect(keeper.snapshot().state).toBe('saved');
  });

  it('saves at once when the network is back', async () => {
    const { keeper, server } = draftFixture();
    server.down = true;
    keeper.adopt(null);
    keeper.change({ 0: 3 });
    await vi.advanceTimersByTimeAsync(20_000);
    server.down = false;
    void keeper.flush();
    await vi.advanceTimersByTimeAsync(150);
    expect(server.draft?.content[0]).toBe(3);
  });

  it('stops retrying when that cannot help, and goes on with the next answer', async () => {
    const { keeper, server } = draftFixture();
    server.down = true;
    server.signedIn = false;
    keeper.adopt(null);
    keeper.change({ 0: 3 });
    await vi.advanceTimersByTimeAsync(400);
    server.down = false;
    await vi.advanceTimersByTimeAsync(120_000);
    expect(server.saves).toHaveLength(0);
    server.signedIn = true;
    keeper.change({ 1: 1 });
    await vi.advanceTimersByTimeAsync(1000);
    expect(server.draft?.content.slice(0, 2)).toEqual([3, 1]);
  });
});

describe('a draft that the server refuses as it is', () => {
  it('is not sent again before it is changed', async () => {
    const { keeper, server, tab } = draftFixture();
    server.refuses = 4;
    keeper.adopt(null);
    keeper.change({ 0: 4 });
    await vi.advanceTimersByTimeAsync(300_000);
    expect(server.saves).toHaveLength(1);
    expect(keeper.snapshot().state).toBe('refused');
    expect(tab.unsent).toEqual({ 0: 4 });
    keeper.change({ 0: 3 });
    expect(keeper.snapshot().state).toBe('refused');
    await vi.advanceTimersByTimeAsync(1000);
    expect(server.draft?.content[0]).toBe(3);
    expect(keeper.snapshot().state).toBe('saved');
  });

  it('is retried like any other once the network is what fails', async () => {
    const { keeper, server } = draftFixture();
    server.refuses = 4;
    keeper.adopt(null);
    keeper.change({ 0: 4 });
    await vi.advanceTimersByTimeAsync(1000);
    server.down = true;
    keeper.change({ 0: 3 });
    await vi.advanceTimersByTimeAsync(1000);
    expect(keeper.snapshot().state).toBe('unsaved');
    server.down = false;
    await vi.advanceTimersByTimeAsync(31_000);
    expect(server.draft?.content[0]).toBe(3);
  });
});

describe('what the tab kept from before', () => {
  it('is merged into the server’s draft, and sent', async () => {
    const { keeper, server, responses } = draftFixture({ 5: 4 });
    const stored: StoredDraft = { content: mergeDraft(null, { 0: 1, 5: 2 }), date: 1 };
    server.draft = stored;
    keeper.adopt(stored);
    expect(responses()).toEqual(mergeDraft(null, { 0: 1, 5: 4 }));
    await vi.advanceTimersByTimeAsync(200);
    expect(server.draft.content).toEqual(mergeDraft(null, { 0: 1, 5: 4 }));
  });
});

describe('another device', () => {
  it('that made changes meanwhile loses nothing by an answer given here', async () => {
    const { keeper, server, responses } = draftFixture();
    keeper.adopt(null);
    keeper.change({ 0: 1 });
    await vi.advanceTimersByTimeAsync(1000);
    server.draft = { content: mergeDraft(null, { 0: 1, 5: 4, 6: 4 }), date: Date.now() };
    await vi.advanceTimersByTimeAsync(20_000);
    keeper.change({ 1: 2 });
    await vi.advanceTimersByTimeAsync(1000);
    expect(server.draft.content).toEqual(mergeDraft(null, { 0: 1, 1: 2, 5: 4, 6: 4 }));
    expect(responses()).toEqual(server.draft.content);
  });

  it('is not checked for changes while the draft is known to be fresh', async () => {
    const { keeper, server } = draftFixture();
    keeper.adopt(null);
    for (const position of [0, 1, 2]) {
      keeper.change({ [position]: 2 });
      await vi.advanceTimersByTimeAsync(5000);
    }
    expect(server.saves).toHaveLength(3);
    expect(server.reads).toBe(0);
  });
});

describe('a draft that arrives late', () => {
  it('does not bring back an answer that was replaced meanwhile', async () => {
    const { keeper, responses } = draftFixture();
    const old: StoredDraft = { content: mergeDraft(null, { 0: 1 }), date: Date.now() };
    keeper.adopt(old);
    keeper.change({ 0: 4 });
    await vi.advanceTimersByTimeAsync(1000);
    keeper.adopt(old);
    keeper.adopt(null);
    expect(responses()[0]).toBe(4);
  });
});

describe('sending the test', () => {
  it('waits for the save under way, and no other follows', async () => {
    const { keeper, server, tab } = draftFixture();
    server.slow = 1000;
    keeper.adopt(null);
    keeper.change({ 0: 1 });
    await vi.advanceTimersByTimeAsync(400);
    keeper.change({ 1: 1 });
    let waited = false;
    void keeper.hold().then(() => {
      waited = true;
    });
    await vi.advanceTimersByTimeAsync(500);
    expect(waited).toBe(false);
    await vi.advanceTimersByTimeAsync(1000);
    expect(waited).toBe(true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.saves).toHaveLength(1);
    keeper.forget();
    expect(tab.unsent).toEqual({});
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.saves).toHaveLength(1);
  });

  it('resumes saving when it fails', async () => {
    const { keeper, server } = draftFixture();
    keeper.adopt(null);
    keeper.change({ 0: 1 });
    await keeper.hold();
    keeper.release();
    await vi.advanceTimersByTimeAsync(1000);
    expect(server.draft?.content[0]).toBe(1);
  });
});
