import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { completeTexts, type GuideTexts } from '@miraco/domain/guides';
import { virtues } from '@miraco/domain/virtues';
import { bundledFolder } from '@miraco/method/load';
import { describe, expect, it } from 'vitest';
import { build } from '../src/app.ts';
import { readConfig } from '../src/config.ts';
import { seedGuides } from '../src/responsibility/default-guides.ts';
import { startProduct } from './product.ts';

async function folderWith(file: string, content: unknown): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'miraco-method-'));
  await writeFile(join(folder, file), JSON.stringify(content));
  return folder;
}

const frequencies = Object.fromEntries(
  ['cadahora', 'diario', 'semanal', 'mensual', 'cadaanho', 'otro'].map((key) => [
    key,
    { es: `es ${key}`, en: `en ${key}` },
  ]),
);

const own = await startProduct({ METHOD_DIR: await folderWith('habit-frequencies.json', frequencies) });

const behaviours = JSON.parse(await readFile(join(bundledFolder, 'behaviours.json'), 'utf8'));
behaviours.signs.impaciencia = { virtue: 'humildad', es: 'Interrumpir por impaciencia', en: 'Interrupting others' };
const overlapping = await startProduct({ METHOD_DIR: await folderWith('behaviours.json', behaviours) });

const bare = await startProduct({ SEED_GUIDES: 'false' });

describe('the method', () => {
  it('comes from the operator’s folder if it has the file, and is the bundled one otherwise', async () => {
    expect((await own.call('method.habitFrequencies', undefined, { as: own.administrator })).data.diario).toEqual({
      es: 'es diario',
      en: 'en diario',
    });
    expect((await own.call('method.people', undefined, { as: own.administrator })).data.yo.es).toBe('Yo');
  });

  it('may have an emotion and a behaviour of one key: in an evaluation it is a sign of both their virtues', async () => {
    const { client, call, edit, services } = overlapping;
    const as = await client();
    await edit(as, { active_test: false });
    for (const virtue of ['humildad', 'paciencia'] as const)
      await services.store.userVirtues.change(as.id, virtue, 'media', { actor: as.id, date: 0 });
    const evaluation = { humildad: { impaciencia: 'diario' }, paciencia: { impaciencia: 'pocos' } };
    const answer = await call('responsibility.evaluation.register', { user: as.id, evaluation }, { as });
    expect(answer.status).toBe(200);
  });

  it('stops the start when a file of the operator is invalid', async () => {
    const folder = await folderWith('habit-frequencies.json', { diario: { es: 'A diario' } });
    const config = readConfig({ DATA_DIR: folder, METHOD_DIR: folder, LOG_LEVEL: 'silent' });
    await expect(build(config)).rejects.toMatchObject({
      name: 'MethodError',
      message: expect.stringContaining(
        `${join(folder, 'habit-frequencies.json')}: diario.en: Invalid input: expected string, received undefined`,
      ),
    });
  });
});

describe('the default guides', () => {
  it('are given to every virtue once, without a video', async () => {
    const { app, call, administrator } = own;
    await seedGuides(app.services);
    const { data: guides } = await call('responsibility.guides.getAll', undefined, { as: administrator });
    expect(guides).toHaveLength(virtues.length);
    expect(
      guides.every(({ url, texts }: { url: string; texts: GuideTexts }) => url === '' && /^<p>/.test(texts.es[0])),
    ).toBe(true);
  });

  it('do not overwrite the texts of an administrator', async () => {
    const { app, call, administrator: as } = own;
    const { data: guide } = await call('responsibility.guides.getByVirtue', { virtue: 'guia' }, { as });
    const texts = completeTexts({ es: ['<p>Mío</p>', ''] });
    await call('responsibility.guides.edit', { id: guide.id, url: '', texts }, { as });
    await seedGuides(app.services);
    const { data: after } = await call('responsibility.guides.getByVirtue', { virtue: 'guia' }, { as });
    expect(after.texts).toEqual(texts);
  });

  it('take over the new texts where nobody edited the former ones, and keep the video', async () => {
    const { app, call, administrator: as } = own;
    const guideOf = async () => (await call('responsibility.guides.getByVirtue', { virtue: 'perdon' }, { as })).data;
    const { id, texts: current } = await guideOf();
    const former = JSON.parse(await readFile(new URL('former-guide.json', import.meta.url), 'utf8'));
    await call('responsibility.guides.edit', { id, url: 'dQw4w9WgXcQ', texts: former }, { as });
    expect((await guideOf()).texts).toEqual(former);
    await seedGuides(app.services);
    expect(await guideOf()).toMatchObject({ url: 'dQw4w9WgXcQ', texts: current });
  });

  it('keep former texts with one changed letter: somebody edited them', async () => {
    const { app, call, administrator: as } = own;
    const guideOf = async () => (await call('responsibility.guides.getByVirtue', { virtue: 'perdon' }, { as })).data;
    const { id } = await guideOf();
    const former = JSON.parse(await readFile(new URL('former-guide.json', import.meta.url), 'utf8'));
    const texts = { ...former, es: [former.es[0].replace('Hay', 'Ay'), former.es[1]] };
    await call('responsibility.guides.edit', { id, url: '', texts }, { as });
    await seedGuides(app.services);
    expect((await guideOf()).texts).toEqual(texts);
  });

  it('are left out when SEED_GUIDES is false', async () => {
    await seedGuides(bare.app.services);
    const { data: guides } = await bare.call('responsibility.guides.getAll', undefined, { as: bare.administrator });
    expect(guides).toEqual([]);
  });
});
