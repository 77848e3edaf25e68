import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AppError } from '@miraco/contract/app-error';
import type { UserId } from '@miraco/contract/fields';
import { caps } from '@miraco/domain/caps';
import { noSign } from '@miraco/domain/evaluation';
import type { Answer } from '@miraco/domain/wellness';
import { afterAll, describe, expect, it } from 'vitest';
import { build } from '../../src/app.ts';
import { createServices } from '../../src/services.ts';
import { startProduct, userForm } from '../product.ts';

// Two apps with pools of connections of their own, as in two processes: what each rule promises holds for both together.
const product = await startProduct();
const dataDir = await mkdtemp(join(tmpdir(), 'miraco-second-'));
const second = await build({ ...product.services.config, dataDir });
afterAll(async () => {
  await second.close();
  await rm(dataDir, { recursive: true });
});

const processes = [product.services, second.services] as const;
const [one, other] = processes;

const rounds = 100;
let names = 0;

/** Adds a user. */
async function user(access = 'client'): Promise<UserId> {
  names += 1;
  const { password: _, ...form } = userForm(`somebody-${names}`);
  return one.store.users.register({ ...form, access, passwordHash: '-', createdAt: Date.now() });
}

/** What each of several attempts comes to, made at the same time: its result, or the code of its error. */
async function together<Result>(...attempts: Promise<Result>[]) {
  const outcomes = await Promise.allSettled(attempts);
  return outcomes.map((outcome) => {
    if (outcome.status === 'fulfilled') return outcome.value;
    if (outcome.reason instanceof AppError) return outcome.reason.code;
    throw outcome.reason;
  });
}

async function eachRound(play: (round: number) => Promise<void>): Promise<void> {
  for (let round = 0; round < rounds; round += 1) await play(round);
}

const answers = (answer: Answer): Answer[] => Array<Answer>(20).fill(answer);

describe('two processes of one database', { timeout: 120_000 }, () => {
  it('keep one administrator who can sign in', () =>
    eachRound(async () => {
      const last = product.administrator.id;
      const rival = await user('administrator');
      const disable = (services: typeof one, id: UserId, editor: UserId) =>
        services.store.users.edit(id, { disabled: true }, { editor, date: Date.now() });
      const outcomes = await together(disable(one, last, rival), disable(other, rival, last));
      expect(outcomes).toContain('lastAdministrator');
      expect(await one.store.users.administratorExists()).toBe(true);
      await one.store.users.edit(last, { disabled: false }, { editor: last, date: Date.now() });
      await one.store.users.remove(rival, { remover: last }, Date.now());
    }));

  it('give a username to one of two people, whatever its case', () =>
    eachRound(async (round) => {
      const register = (services: typeof one, username: string, email: string) => {
        const { password: _, ...form } = userForm(username);
        return services.store.users.register({ ...form, email, passwordHash: '-', createdAt: Date.now() });
      };
      const outcomes = await together(
        register(one, `Taken-${round}`, `first-${round}@example.org`),
        register(other, `tAKEN-${round}`, `second-${round}@example.org`),
      );
      expect(outcomes.filter((outcome) => outcome === 'usernameTaken')).toHaveLength(1);
    }));

  it('store one evaluation a day', () =>
    eachRound(async (round) => {
      const id = await user();
      await one.store.userVirtues.changeAll(id, { guia: 'media' }, { actor: product.administrator.id, date: round });
      const evaluate = (services: typeof one) =>
        services.store.evaluations.register({
          user: id,
          day: '2026-01-01',
          ratings: { guia: noSign },
          date: Date.now(),
          cares: true,
        });
      await together(evaluate(one), evaluate(other));
      expect(await one.store.evaluations.of(id)).toHaveLength(1);
    }));

  it('take the same answers to a weekly test for one test', () =>
    eachRound(async () => {
      const id = await user();
      const test = { user: id, responses: answers(3), date: Date.now() };
      const [first, again] = await together(
        one.store.wellnessTests.registerWeekly(test),
        other.store.wellnessTests.registerWeekly(test),
      );
      expect(again).toBe(first);
      expect(await one.store.wellnessTests.weeklyOf(id)).toHaveLength(1);
    }));

  it('take the initial test of a person once', () =>
    eachRound(async () => {
      const id = await user();
      const take = (services: typeof one, answer: Answer) =>
        services.store.wellnessTests.registerInitial({ user: id, responses: answers(answer), date: Date.now() });
      const outcomes = await together(take(one, 1), take(other, 4));
      expect(outcomes.filter((outcome) => outcome === 'initialTaken')).toHaveLength(1);
    }));

  it('let guesses at a password pass as one process does', () =>
    eachRound(async (round) => {
      const guess = (services: typeof one) =>
        services.limits.signIn(`guessed-${round}`, '203.0.113.7', () => Promise.reject(new AppError('credentials')));
      // The limit of the address is wider, and is used up in the course of the rounds.
      await one.store.counts.clearOver(Number.MAX_SAFE_INTEGER);
      const guesses = Array.from({ length: 24 }, (_, number) => guess(number % 2 === 0 ? one : other));
      const outcomes = await together(...guesses);
      expect(outcomes.filter((outcome) => outcome === 'credentials')).toHaveLength(10);
    }));

  it('remember together from where somebody signs in', async () => {
    await one.limits.signedIn({ username: 'traveller', email: 'traveller@example.org' }, '198.51.100.9');
    const attempt = (isOpen: boolean) => Promise.reject(new AppError(isOpen ? 'credentials' : 'tooManyRequests'));
    for (let network = 0; network < 12; network += 1) {
      const guesses = Array.from({ length: 10 }, () => one.limits.signIn('traveller', `203.0.${network}.1`, attempt));
      await together(...guesses);
    }
    expect(await together(other.limits.signIn('traveller', '192.0.2.1', attempt))).toEqual(['tooManyRequests']);
    expect(await together(other.limits.signIn('traveller', '198.51.100.9', attempt))).toEqual(['credentials']);
  });

  it('accept a code of an app and a recovery code once', () =>
    eachRound(async (round) => {
      const id = await user();
      const secret = `secret ${round}`;
      await one.store.secondFactors.begin(id, secret);
      const confirmation = { user: id, secret, step: 1, now: Date.now(), codeHashes: ['hash'] };
      expect(
        await together(one.store.secondFactors.confirm(confirmation), other.store.secondFactors.confirm(confirmation)),
      ).toEqual(expect.arrayContaining([true, false]));
      const steps = await together(one.store.secondFactors.useStep(id, 2), other.store.secondFactors.useStep(id, 2));
      expect(steps.toSorted()).toEqual([false, true]);
      const use = (services: typeof one) => services.store.secondFactors.useRecoveryCode(id, 'hash', Date.now());
      expect((await together(use(one), use(other))).toSorted()).toEqual([false, true]);
    }));

  it('set a password with a link once', () =>
    eachRound(async (round) => {
      const id = await user();
      const link = { user: id, kind: 'reset' as const, tokenHash: `hash ${round}`, now: Date.now() };
      const { now: issuedAt, ...named } = link;
      await one.store.passwordLinks.issue({ ...named, issuedAt, expiresAt: issuedAt + 1000 });
      const redeem = (services: typeof one) => services.store.passwordLinks.redeem(link, '-');
      expect((await together(redeem(one), redeem(other))).toSorted()).toEqual([false, true]);
    }));

  it('count together what a list may hold', () =>
    eachRound(async (round) => {
      const coach = await user('coach');
      const id = await user();
      const note = (services: typeof one, number: number) =>
        services.store.coachNotes.add({ user: id, author: coach, note: `${number}`, readers: 'team', date: round });
      const { coachNotes: cap } = caps;
      const all = `insert into coach_notes (id, "user", written_by, note, date, readers)
        select 'note ${round} ' || number, '${id}', '${coach}', '-', 0, 'team' from generate_series(2, ${cap}) as number`;
      product.database.exec(all);
      expect((await together(note(one, 1), note(other, 2))).toSorted()).toEqual(['limitReached', undefined]);
    }));

  it('run a job in one of them at a time', () =>
    eachRound(async () => {
      let running = 0;
      let most = 0;
      const job = async () => {
        running += 1;
        most = Math.max(most, running);
        await new Promise((resolve) => setImmediate(resolve));
        running -= 1;
      };
      await together(
        ...processes.map(({ store }) => store.alone('tested', job)),
        ...processes.map(async ({ store }) => void (await store.unlessElsewhere('tested', job))),
      );
      expect(most).toBe(1);
    }));

  it('notice that they serve different texts', async () => {
    const said: string[] = [];
    const log = { error: () => {}, warn: (message: string) => said.push(message) } as never;
    const others = { ...second.services.config, scoringReading: 'alternate' as const };
    await (await createServices(second.services.config, log)).close();
    expect(said).toEqual([]);
    await (await createServices(others, log)).close();
    expect(said).toEqual([expect.stringContaining('SCORING_READING')]);
  });

  it('send each mail once', async () => {
    const to = await user();
    // Of the tests before: notices of sign-ins, and mails about signs that call for support, which are planned.
    one.mailer.wake();
    const due = async () => [(await one.store.mailPlans.due(Date.now(), 1)).length, await one.store.mails.nextDue()];
    await expect.poll(due, { timeout: 60_000 }).toEqual([0, null]);
    const sent: string[] = [];
    for (const { store } of processes) {
      const { remove } = store.mails;
      Object.assign(store.mails, {
        remove: (id: string & Parameters<typeof remove>[0]) => {
          sent.push(id);
          return remove(id);
        },
      });
    }
    await eachRound(() => one.mailer.send('passwordChanged', { user: to }));
    await expect.poll(() => one.store.mails.nextDue(), { timeout: 60_000 }).toBeNull();
    expect(new Set(sent).size).toBe(sent.length);
    expect(sent).toHaveLength(rounds);
  });
});
