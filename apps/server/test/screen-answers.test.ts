import { methodTexts } from '@miraco/contract/method-texts';
import { scoreOfSums } from '@miraco/domain/wellness';
import { beforeEach, describe, expect, it } from 'vitest';
import { seedGuides } from '../src/responsibility/default-guides.ts';
import { clientOfLaterPhases } from './people.ts';
import { allFours, type Person, startProduct } from './product.ts';
import { exercise } from './responsibility-payloads.ts';

const product = await startProduct();
const { call, services, administrator } = product;

let client: Person;
beforeEach(async () => {
  client = await clientOfLaterPhases(product);
});

const ask = async (name: string, more: object = {}) =>
  (await call(name, { user: client.id, ...more }, { as: client })).data;
const change = (name: string, more: object) => call(name, { user: client.id, ...more }, { as: client });

describe('what a screen is sent instead of everything', () => {
  it('of a week is its moment and the sums of its blocks, of which the score follows', async () => {
    const responses = [1, 2, 3, 4, 1, 2, 3, 4, 1, 2, 3, 4, 1, 2, 3, 4, 1, 2, 3, 4];
    await change('responsibility.weekly.register', { responses });
    const [whole] = await ask('responsibility.weekly.getByUser');
    const weeks = await ask('responsibility.weekly.weeks');
    expect(weeks).toEqual([[whole.date, [11, 12, 13, 14]]]);
    expect(scoreOfSums(weeks[0][1])).toEqual(whole.score);
    expect(await ask('responsibility.weekly.weeks', { latest: true })).toEqual(weeks);
  });

  it('of the exercises is a list: those to be done, or the essential ones', async () => {
    const add = async (description: string) =>
      (await change('responsibility.training.register', { ...exercise(client.id), description })).data.id;
    const [toDo, essential] = [await add('To do'), await add('Essential')];
    await change('responsibility.training.setDone', { id: essential, favourite: true });
    const idsOf = async (list: string) =>
      (await ask('responsibility.training.list', { list })).map(({ id }: { id: string }) => id);
    expect(await idsOf('toDo')).toEqual([toDo]);
    expect(await idsOf('essential')).toEqual([essential]);
    expect(await ask('responsibility.training.extent')).toMatchObject({ listed: 2, changed: expect.any(Number) });
  });

  it('of the exercises of somebody who never had one is that there were none', async () => {
    expect(await ask('responsibility.training.extent')).toEqual({ listed: 0, changed: null });
  });

  it('of a phase is how much there is of each kind', async () => {
    expect(await ask('responsibility.counts')).toEqual({ weekly: 0, evaluation: 0, training: 0 });
    const { data } = await change('responsibility.training.register', exercise(client.id));
    await change('responsibility.training.remove', { id: data.id });
    await change('responsibility.weekly.register', { responses: allFours });
    expect(await ask('responsibility.counts')).toEqual({ weekly: 1, evaluation: 0, training: 1 });
  });

  it('of five years are the days, the first and the latest test, and the exercises that are done', async () => {
    const { id } = (await change('responsibility.training.register', exercise(client.id))).data;
    await change('responsibility.training.register', { ...exercise(client.id), description: 'Another' });
    await change('responsibility.training.setDone', { id, favourite: false });
    const threes = allFours.map(() => 3);
    for (const responses of [allFours, threes, threes.with(0, 1)]) {
      await change('responsibility.weekly.register', { responses });
    }
    const [latest, , first] = await ask('responsibility.weekly.getByUser');
    const told = await ask('account.progress');
    const scored = ({ date, score }: { date: number; score: object }) => ({ date, score });
    expect(told.compared.weekly).toEqual([scored(latest), scored(first)]);
    expect(told.weeks).toHaveLength(3);
    const { virtue, description } = exercise(client.id);
    expect(told.exercises).toEqual([{ date: expect.any(Number), virtue, description }]);
    await change('responsibility.manifest.save', { statements: { [virtue]: 'I forgive' } });
    expect((await ask('account.progress')).once).toMatchObject({ manifest: expect.any(Number), couple: null });
    expect(told.compared.evaluations).toEqual([]);
  });

  it('of an exercise that was done in three weeks is what was measured in them, where the client is', async () => {
    const { id } = (await change('responsibility.training.register', exercise(client.id))).data;
    const { virtue, description } = exercise(client.id);
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
    const practise = (days: number) =>
      services.store.completions.register({
        user: client.id,
        exercise: id,
        day: daysAgo(days),
        effort: null,
        note: '',
        date: Date.now(),
      });
    const alongside = () => ask('responsibility.completions.alongside', { timeZone: 'UTC' });
    await practise(0);
    await practise(7);
    expect(await alongside()).toEqual([]);
    await practise(14);
    await change('responsibility.weekly.register', { responses: allFours });
    const [{ exercise: told, found }, ...others] = await alongside();
    expect(others).toEqual([]);
    expect(told).toEqual({ id, virtue, description });
    expect(found).toMatchObject({ times: 3, practised: 3, wellness: null, state: null });
    expect(found.weeks.map(({ wellness }: { wellness: number | null }) => wellness)).toEqual([null, null, 4]);
    await change('responsibility.training.remove', { id });
    expect(await alongside()).toEqual([]);
  });

  it('of a guide is whether it has a video, and the languages that it is written in', async () => {
    await seedGuides(services);
    const { data } = await call('responsibility.guides.list', undefined, { as: client });
    expect(data).toHaveLength(23);
    expect(data[0]).toEqual({ id: expect.any(String), virtue: 'aceptacion', video: false, languages: ['es', 'en'] });
  });

  it.each(methodTexts)('of method.%s is the text of the reader’s language, where that is named', async (file) => {
    const read = async (input?: object) =>
      JSON.stringify((await call(`method.${file}`, input, { as: administrator })).data);
    const [all, spanish] = [await read(), await read({ language: 'es' })];
    expect(all).toContain('"en":');
    expect(await read({})).toBe(all);
    expect(spanish).not.toContain('"en":');
    expect(spanish).toContain('"es":');
  });

  it('of the signs that reasons name are those that the client has named', async () => {
    const { emotions, behaviours } = await ask('conscience.reasonWords');
    expect([emotions.signs, behaviours.signs]).toEqual([{}, {}]);
  });
});
