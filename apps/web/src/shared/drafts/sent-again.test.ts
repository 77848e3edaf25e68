import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mergeDraft } from '#parts/wellness-test/score/responses.ts';
import { draftFixture, type StoredDraft } from '../../../test/draft-fixture.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a form that may be sent again', () => {
  const sent = (date: number): StoredDraft => ({ content: mergeDraft(null, { 0: 1 }), date, registered: true });

  it('starts from the sent answers, which are not a draft', async () => {
    const { keeper, server } = draftFixture();
    keeper.receive(sent(Date.now()));
    expect(keeper.snapshot().state).toBe('untouched');
    keeper.change({ 1: 2 });
    await vi.advanceTimersByTimeAsync(1000);
    expect(server.draft?.content).toEqual(mergeDraft(null, { 0: 1, 1: 2 }));
    expect(keeper.snapshot().state).toBe('saved');
  });

  it('that was sent from another device has no draft here any more', async () => {
    const { keeper, responses } = draftFixture();
    keeper.receive(null);
    keeper.change({ 0: 4 });
    await vi.advanceTimersByTimeAsync(1000);
    keeper.receive(sent(Date.now()));
    expect(keeper.snapshot().state).toBe('untouched');
    expect(responses()[0]).toBe(1);
  });

  it('begins a new draft after it was sent from here', async () => {
    const { keeper, server, tab } = draftFixture();
    keeper.receive(null);
    keeper.change({ 0: 1 });
    await keeper.hold();
    keeper.forget();
    expect(keeper.snapshot()).toEqual({ stored: null, unsent: {}, state: 'untouched' });
    server.draft = null;
    keeper.receive(sent(Date.now()));
    keeper.change({ 5: 3 });
    expect(tab.unsent).toEqual({ 5: 3 });
    await vi.advanceTimersByTimeAsync(1000);
    expect(server.saves).toEqual([mergeDraft(null, { 0: 1, 5: 3 })]);
  });

  it('is not filled again by a save that was under way when its draft was dropped', async () => {
    const { keeper } = draftFixture();
    keeper.receive(null);
    keeper.change({ 0: 1 });
    await vi.advanceTimersByTimeAsync(320);
    keeper.forget();
    await vi.advanceTimersByTimeAsync(5000);
    expect(keeper.snapshot()).toEqual({ stored: null, unsent: {}, state: 'untouched' });
  });
});
