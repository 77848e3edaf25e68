import { virtues } from '@miraco/domain/virtues';
import { beforeEach, describe, expect, it } from 'vitest';
import { clientOfLaterPhases } from './people.ts';
import { type Person, startProduct } from './product.ts';

const product = await startProduct();
const { call, client: addClient, edit, rest, services } = product;

const overview = async (as: Person) => (await call('conscience.overview', { user: as.id }, { as })).data;
const expectation = (as: Person, emotion: string, behavior: string) =>
  call(
    'conscience.prospect.register',
    {
      user: as.id,
      me: true,
      who: 'yo',
      prospect: `${emotion} ${behavior}`,
      feelings: [{ emotion }],
      conducts: [{ behavior }],
    },
    { as },
  );
const noSigns = Object.fromEntries(virtues.map((virtue) => [virtue, 'ninguno'] as const));

describe('a sign that has moved to another virtue', () => {
  let as: Person;
  beforeEach(async () => {
    as = await addClient();
    await services.store.prospects.register({
      user: as.id,
      me: true,
      who: 'yo',
      prospect: 'De cuando interrumpir era de educación',
      feelings: [{ emotion: 'ninguna', virtue: null }],
      conducts: [{ behavior: 'interrumpir', virtue: 'educacion' }],
      date: 0,
      cares: false,
    });
  });

  it('keeps the virtue that it was stored with, also when the ratings are derived again', async () => {
    await expectation(as, 'tristeza', 'postergar');
    const { ratings } = await overview(as);
    expect(ratings.educacion).toEqual({ strength: 'debil', origin: 'test' });
    expect(ratings.disciplina.strength).toBe('debil');
    expect(ratings.paciencia).toBeUndefined();
    const stored = (await rest('GET', `/client/conscience/prospect/get/${as.id}`, { as })).json();
    expect(JSON.stringify(stored)).toContain('{"behavior":"interrumpir","virtue":"educacion"}');
  });

  it('belongs to the other virtue when it is chosen from now on', async () => {
    await expectation(as, 'ninguna', 'interrumpir');
    expect((await overview(as)).ratings.paciencia.strength).toBe('debil');
  });

  it('stays in a stored evaluation, which is read, exported and followed by another', async () => {
    const trainee = await clientOfLaterPhases(product);
    const of = { user: trainee.id };
    const ratings = { ...noSigns, educacion: { interrumpir: 'diario' } } as const;
    await services.store.evaluations.register({ ...of, day: '2026-01-02', ratings, date: 1, cares: false });

    const [stored] = (await call('responsibility.evaluation.getByUser', of, { as: trainee })).data;
    expect(stored.evaluation.educacion).toEqual({ interrumpir: 'diario' });
    expect((await overview(trainee)).faces.educacion).toEqual([{ pole: 'less', facet: 'others' }]);
    const { data } = await call('account.myData.all', undefined, { as: trainee });
    expect(data.evaluations[0]).toMatchObject({ ratings: { educacion: { interrumpir: 'diario' } } });
    expect(data.evaluations[0].labels).toEqual({ interrumpir: services.method.behaviours.signs.interrumpir?.es });

    const send = (evaluation: object) =>
      call('responsibility.evaluation.register', { ...of, evaluation }, { as: trainee });
    expect((await send(ratings)).error?.code).toBe('unknownSign');
    expect((await send({ ...noSigns, paciencia: { interrumpir: 'diario' } })).status).toBe(200);
  });
});

describe('the faces of a virtue', () => {
  it('are those of the signs in expectations, habits and the latest evaluation', async () => {
    const as = await clientOfLaterPhases(product);
    await edit(as, { active_test: true });
    await expectation(as, 'alarmaconstante', 'ninguno');
    const habit = { habit: 'Mirar la puerta', action: '', frequency: 'diario', quantity: '', impact: '' };
    await call(
      'conscience.harmful.register',
      { user: as.id, ...habit, feelings: [{ emotion: 'afandecontrol' }] },
      { as },
    );
    await edit(as, { active_test: false });
    const evaluations = [
      { day: '2026-01-02', ratings: { ...noSigns, proteccion: { despreocupacion: 'diario' } } as const },
      { day: '2026-01-03', ratings: { ...noSigns, proteccion: { sobreproteger: 'pocos' } } as const },
    ];
    for (const evaluation of evaluations)
      await services.store.evaluations.register({ user: as.id, ...evaluation, date: 1, cares: false });

    const { faces } = await overview(as);
    expect(faces.proteccion).toEqual([
      { pole: 'more', facet: 'self' },
      { pole: 'more', facet: 'others' },
      { pole: 'more', facet: 'others' },
    ]);
    expect(faces.valentia).toBeUndefined();
  });

  it('are none for a sign that the method no longer knows', async () => {
    const as = await addClient();
    await services.store.prospects.register({
      user: as.id,
      me: true,
      who: 'yo',
      prospect: 'De otro tiempo',
      feelings: [{ emotion: 'constructor', virtue: 'valentia' }],
      conducts: [{ behavior: 'olvidado', virtue: 'guia' }],
      date: 0,
      cares: false,
    });
    expect((await overview(as)).faces).toEqual({});
  });
});

it('the export has the labels of the signs in the language of the user, beside keys that are blunter', async () => {
  const as = await addClient();
  await call('account.setLanguage', { language: 'en' }, { as });
  await expectation(as, 'cobardia', 'postergar');
  const { data } = await call('account.myData.all', undefined, { as });
  const { emotions, behaviours } = services.method;
  expect(data.prospects[0].feelings).toEqual([
    { emotion: 'cobardia', virtue: 'valentia', label: emotions.signs.cobardia?.en },
  ]);
  expect(data.prospects[0].conducts).toEqual([
    { behavior: 'postergar', virtue: 'disciplina', label: behaviours.signs.postergar?.en },
  ]);
  expect(JSON.stringify(data)).not.toContain('contentHash');
});
