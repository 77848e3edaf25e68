import { TRPCClientError } from '@trpc/client';
import { describe, expect, it, vi } from 'vitest';
import { createQueue } from './queue.ts';
import { createSender, type Delivery } from './sender.ts';

/** The error of a call that the server understands and refuses. */
const refusal = (key: string) =>
  TRPCClientError.from({ error: { code: 0, message: key, data: { key, code: 'refused' } } });
const lostNetwork = () => TRPCClientError.from(new TypeError('Failed to fetch'));

/** A sender whose calls the test settles by hand, and a log of what happened. */
function fixture(delivery: Partial<Delivery<string, string>> = {}) {
  const happened: string[] = [];
  const note = (what: string) => {
    happened.push(what);
  };
  const calls: PromiseWithResolvers<string>[] = [];
  const latest: Delivery<string, string> = {
    send: (sent, options) => {
      options();
      note(`send ${sent}`);
      const call = Promise.withResolvers<string>();
      calls.push(call);
      return call.promise;
    },
    refresh: async () => note('refresh'),
    draft: { hold: async () => note('hold'), release: () => note('release'), forget: () => note('forget') },
    onSent: (answer, sent) => note(`sent ${sent}, answered ${answer}`),
    ...delivery,
  };
  const sender = createSender(
    () => latest,
    () => note('phase closed'),
  );
  let settled = 0;
  /** Settles the next call once it has been made. */
  const answered = async (settle: (call: PromiseWithResolvers<string>) => void) => {
    settle(await vi.waitUntil(() => calls[settled]));
    settled += 1;
  };
  return { sender, happened, calls, latest, answered };
}

describe('a press', () => {
  it('holds the draft before the form is sent, and drops it once the screen shows the stored answers', async () => {
    const { sender, happened, answered } = fixture();
    const sending = sender.send('form');
    expect(sender.snapshot()).toMatchObject({ status: 'sending', sent: 'form' });
    await answered((call) => call.resolve('yes'));
    expect(await sending).toBe(true);
    expect(happened).toEqual(['hold', 'send form', 'refresh', 'forget', 'sent form, answered yes']);
    expect(sender.snapshot()).toMatchObject({ status: 'sent', sent: 'form', error: null });
  });

  it('sends once when it is doubled, even before the first is rendered', async () => {
    const { sender, calls, answered } = fixture();
    const first = sender.send('form');
    expect(await sender.send('form')).toBe(false);
    await answered((call) => call.resolve('yes'));
    expect(await first).toBe(true);
    expect(calls).toHaveLength(1);
  });

  it('after a success sends again, unless the screen leads on', async () => {
    for (const leadsOn of [false, true]) {
      const { sender, happened } = fixture({ send: async (sent) => sent, leadsOn });
      await sender.send('one');
      expect(await sender.send('two')).toBe(!leadsOn);
      expect(happened.includes('sent two, answered two')).toBe(!leadsOn);
    }
  });

  it('is under way until onSent has settled', async () => {
    const followed = Promise.withResolvers<void>();
    const { sender } = fixture({ send: async (sent) => sent, onSent: () => followed.promise });
    const sending = sender.send('form');
    await new Promise((resolve) => setTimeout(resolve));
    expect(sender.snapshot().status).toBe('sending');
    followed.resolve();
    expect(await sending).toBe(true);
  });

  it('has 20 seconds from when the draft is held, not from when a slow save of it began', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    const held = Promise.withResolvers<void>();
    const { sender, calls, answered } = fixture({
      draft: { hold: () => held.promise, release: () => {} },
    });
    const sending = sender.send('form');
    await new Promise((resolve) => setTimeout(resolve));
    expect(calls).toEqual([]);
    expect(timeout).not.toHaveBeenCalled();
    held.resolve();
    await answered((call) => call.resolve('yes'));
    await sending;
    expect(timeout.mock.calls).toEqual([[20_000]]);
    timeout.mockRestore();
  });

  it('does not count the time of what has to arrive before its call', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    const uploaded = Promise.withResolvers<void>();
    const { sender } = fixture({
      send: async (sent, options) => {
        await uploaded.promise;
        return options().signal.aborted ? 'late' : sent;
      },
    });
    const sending = sender.send('form');
    await new Promise((resolve) => setTimeout(resolve));
    expect(timeout).not.toHaveBeenCalled();
    uploaded.resolve();
    expect(await sending).toBe(true);
    expect(timeout.mock.calls).toEqual([[20_000]]);
    timeout.mockRestore();
  });

  it('calls the options of the latest render', async () => {
    const { sender, happened, latest, answered } = fixture();
    const sending = sender.send('form');
    await vi.waitUntil(() => happened.includes('send form'));
    latest.onSent = () => {
      happened.push('later');
    };
    await answered((call) => call.resolve('yes'));
    await sending;
    expect(happened.at(-1)).toBe('later');
  });
});

describe('attempts in a queue', () => {
  it('are made one by one, each once the one before has ended', async () => {
    const { sender, happened, calls, answered } = fixture({ refresh: async () => {} });
    const inOrder = createQueue();
    const both = [inOrder(() => sender.send('one')), inOrder(() => sender.send('two'))];
    await answered((call) => call.resolve('yes'));
    await vi.waitUntil(() => calls.length === 2);
    expect(happened.filter((what) => what.startsWith('sen'))).toEqual([
      'send one',
      'sent one, answered yes',
      'send two',
    ]);
    await answered((call) => call.resolve('yes'));
    expect(await Promise.all(both)).toEqual([true, true]);
  });

  it('go on after one that failed, and after a task that threw', async () => {
    const { sender, answered } = fixture();
    const inOrder = createQueue();
    const broken = inOrder(() => Promise.reject(new Error('no attempt')));
    const both = [inOrder(() => sender.send('one')), inOrder(() => sender.send('two'))];
    await expect(broken).rejects.toThrow('no attempt');
    await answered((call) => call.reject(lostNetwork()));
    await answered((call) => call.resolve('yes'));
    expect(await Promise.all(both)).toEqual([false, true]);
    expect(sender.snapshot()).toMatchObject({ status: 'sent', sent: 'two', error: null });
  });
});

describe('a refusal', () => {
  it('releases the draft, keeps what was sent and refetches what the form is validated against', async () => {
    const { sender, happened, answered } = fixture();
    const sending = sender.send('form');
    const error = refusal('errors.invalid');
    await answered((call) => call.reject(error));
    expect(await sending).toBe(false);
    expect(happened).toEqual(['hold', 'send form', 'release', 'refresh']);
    expect(sender.snapshot()).toEqual({ status: 'failed', sent: 'form', error, explained: false });
  });

  it('because the phase was closed meanwhile is reported', async () => {
    const { sender, happened } = fixture({ send: () => Promise.reject(refusal('errors.phaseLocked')) });
    await sender.send('form');
    expect(happened).toContain('phase closed');
  });

  it('can be shown by the form itself', async () => {
    const onFailed = vi.fn(() => true);
    const error = refusal('errors.invalid');
    const { sender } = fixture({ send: () => Promise.reject(error), onFailed });
    await sender.send('form');
    expect(onFailed.mock.calls).toEqual([[error, 'form']]);
    expect(sender.snapshot().explained).toBe(true);
  });

  it('does not stop the next attempt, and is cleared when that begins', async () => {
    const { sender, answered } = fixture();
    const first = sender.send('one');
    await answered((call) => call.reject(refusal('errors.invalid')));
    await first;
    const second = sender.send('two');
    expect(sender.snapshot()).toMatchObject({ status: 'sending', sent: 'two', error: null });
    await answered((call) => call.resolve('yes'));
    expect(await second).toBe(true);
  });

  it('stays a refusal where the refetch fails too', async () => {
    const { sender } = fixture({
      send: () => Promise.reject(refusal('errors.invalid')),
      refresh: () => Promise.reject(lostNetwork()),
    });
    expect(await sender.send('form')).toBe(false);
  });
});

describe('a lost network', () => {
  it('releases the draft, and refetches nothing', async () => {
    const { sender, happened } = fixture({ send: () => Promise.reject(lostNetwork()) });
    expect(await sender.send('form')).toBe(false);
    expect(happened).toEqual(['hold', 'release']);
  });

  it('after the form was stored keeps the draft where the screen needs the refetch', async () => {
    const { sender, happened } = fixture({
      send: async () => 'yes',
      refresh: () => Promise.reject(lostNetwork()),
    });
    expect(await sender.send('form')).toBe(false);
    expect(happened).toEqual(['hold', 'release']);
  });
});

describe('the message about an attempt', () => {
  it('is dropped when it is dismissed, and each listener is called once', async () => {
    const { sender } = fixture({ send: () => Promise.reject(lostNetwork()) });
    await sender.send('form');
    const listener = vi.fn();
    const stop = sender.subscribe(listener);
    sender.dismiss();
    sender.dismiss();
    expect(listener).toHaveBeenCalledTimes(1);
    expect(sender.snapshot()).toEqual({ status: 'idle', sent: undefined, error: null, explained: false });
    stop();
    await sender.send('form');
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('cannot be dismissed while the call is under way, nor where the screen leads on: nothing would be locked', async () => {
    const { sender, answered } = fixture({ leadsOn: true });
    const sending = sender.send('form');
    sender.dismiss();
    expect(sender.snapshot().status).toBe('sending');
    await answered((call) => call.resolve('yes'));
    await sending;
    sender.dismiss();
    expect(sender.snapshot().status).toBe('sent');
  });
});
