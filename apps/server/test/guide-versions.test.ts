import { kept } from '@miraco/domain/caps';
import type { Virtue } from '@miraco/domain/virtues';
import { describe, expect, it, test } from 'vitest';
import { seedGuides } from '../src/responsibility/default-guides.ts';
import { coachOf } from './people.ts';
import { type Person, startProduct } from './product.ts';

const product = await startProduct();
const { administrator, call, rest, services } = product;
await seedGuides(services);
const { coach } = await coachOf(product);
const client = await product.client();

const texts = (es: string) => ({ es: [es, ''], en: ['', ''] });
const asTeam = async (name: string, input: unknown, as: Person = administrator) =>
  call(`admin.guides.${name}`, input, { as });
const editing = async (virtue: Virtue) => (await asTeam('editing', { virtue })).data;
const shown = async (virtue: Virtue) =>
  (await rest('GET', `/client/responsibility/guide/getbyvirtue/${virtue}`, { as: client })).json().guide;
const past = async (virtue: Virtue) => (await asTeam('past', { virtue })).data;

/** Saves on top of what is there. */
async function save(how: 'saveDraft' | 'publish', virtue: Virtue, es: string, as?: Person) {
  const { base } = await editing(virtue);
  return asTeam(how, { virtue, url: '', texts: texts(es), base }, as);
}

describe('a draft of a guide', () => {
  it('is what the team works on, while clients read what is published', async () => {
    const before = await shown('guia');
    expect((await save('saveDraft', 'guia', '<p>En obras</p>', coach)).status).toBe(200);
    expect(await shown('guia')).toEqual(before);
    const { draft } = await editing('guia');
    expect(draft.texts.es).toEqual(['<p>En obras</p>', '']);
    expect(draft.author).toMatchObject({ id: coach.id });
    expect((await asTeam('drafts', undefined)).data).toEqual(['guia']);
  });

  it('replaces the draft before it, and goes when it is published', async () => {
    await save('saveDraft', 'identidad', '<p>Otra vez</p>');
    await save('publish', 'identidad', '<p>Publicada</p>');
    expect((await shown('identidad')).text1).toBe('<p>Publicada</p>');
    const { draft, published } = await editing('identidad');
    expect(draft).toBeNull();
    expect(published.author.id).toBe(administrator.id);
    expect((await asTeam('drafts', undefined)).data).not.toContain('identidad');
    expect(await past('identidad')).toHaveLength(2);
  });

  it('of a colleague stays in the history when somebody else saves over it', async () => {
    await save('saveDraft', 'admiracion', '<p>Del coach</p>', coach);
    await save('saveDraft', 'admiracion', '<p>De administración</p>');
    const [aside] = await past('admiracion');
    expect(aside).toMatchObject({ publishedAt: null, author: { id: coach.id } });
    await save('publish', 'admiracion', '<p>De administración</p>', coach);
    expect(await past('admiracion')).toHaveLength(3);
  });

  it('that is discarded stays in the history, and clients read on', async () => {
    await save('saveDraft', 'perdon', '<p>Descartada</p>');
    const before = await shown('perdon');
    const { base } = await editing('perdon');
    expect((await asTeam('discardDraft', { virtue: 'perdon', base })).status).toBe(200);
    expect((await editing('perdon')).draft).toBeNull();
    expect(await shown('perdon')).toEqual(before);
    const [aside] = await past('perdon');
    expect(aside.publishedAt).toBeNull();
    expect((await asTeam('version', { id: aside.id })).data.texts.es[0]).toBe('<p>Descartada</p>');
  });

  it('is cleaned of everything that runs, loads or styles', async () => {
    const hostile = '<p onclick="x()">Hola<script>x()</script><img src="https://evil.example/a.png" alt="a"></p>';
    await save('saveDraft', 'alegria', hostile);
    expect((await editing('alegria')).draft.texts.es[0]).toBe('<p>Hola</p>');
  });

  it('of the documented calls is left alone: they publish at once, as before', async () => {
    await save('saveDraft', 'lealtad', '<p>Borrador</p>');
    const { _id } = await shown('lealtad');
    const body = { url: '', text1: '<p>Por REST</p>', text2: '', text3: '', text4: '' };
    await rest('PUT', `/client/responsibility/guide/edit/${_id}`, { as: administrator, body });
    expect((await shown('lealtad')).text1).toBe('<p>Por REST</p>');
    expect((await editing('lealtad')).draft.texts.es[0]).toBe('<p>Borrador</p>');
    expect(await past('lealtad')).toHaveLength(2);
  });

  it('creates the guide where the virtue has none', async () => {
    product.database.exec("delete from guides where virtue = 'justicia'");
    expect(await shown('justicia')).toBeNull();
    await save('publish', 'justicia', '<p>Nueva</p>');
    expect((await shown('justicia')).text1).toBe('<p>Nueva</p>');
  });
});

describe('two people who write the same guide', () => {
  it('do not overwrite each other: the later one is told', async () => {
    const { base } = await editing('paciencia');
    const of = (es: string) => ({ virtue: 'paciencia', url: '', texts: texts(es), base });
    await asTeam('saveDraft', of('<p>Primera</p>'), coach);
    for (const how of ['saveDraft', 'publish']) {
      expect(await asTeam(how, of('<p>Segunda</p>'))).toMatchObject({ status: 409, error: { key: 'guide.changed' } });
    }
    expect((await asTeam('discardDraft', { virtue: 'paciencia', base })).status).toBe(409);
    expect((await editing('paciencia')).draft.texts.es[0]).toBe('<p>Primera</p>');
  });

  it('get the same answer when the same call is repeated', async () => {
    const { base } = await editing('humildad');
    const sent = { virtue: 'humildad', url: '', texts: texts('<p>Una vez</p>'), base };
    const first = await asTeam('publish', sent);
    expect((await asTeam('publish', sent)).data).toEqual(first.data);
    expect(await past('humildad')).toHaveLength(2);
  });
});

describe('the history of a guide', () => {
  it('restores a version as the draft, and loses neither what is published nor the draft before it', async () => {
    const [first] = await past('valentia');
    const original = (await asTeam('version', { id: first.id })).data;
    await save('publish', 'valentia', '<p>Segunda</p>');
    await save('saveDraft', 'valentia', '<p>A medias</p>');
    const { base } = await editing('valentia');
    expect((await asTeam('restore', { id: first.id, base })).status).toBe(200);
    expect((await editing('valentia')).draft.texts).toEqual(original.texts);
    expect((await shown('valentia')).text1).toBe('<p>Segunda</p>');
    const stored = await Promise.all(
      (await past('valentia')).map(
        async ({ id }: { id: string }) => (await asTeam('version', { id })).data.texts.es[0],
      ),
    );
    expect(stored).toEqual(expect.arrayContaining(['<p>A medias</p>', '<p>Segunda</p>', original.texts.es[0]]));
  });

  it('refuses to restore over what somebody else has saved meanwhile', async () => {
    const [{ id }] = await past('dignidad');
    const { base } = await editing('dignidad');
    await save('saveDraft', 'dignidad', '<p>De otra persona</p>', coach);
    expect(await asTeam('restore', { id, base })).toMatchObject({ status: 409 });
    expect((await asTeam('restore', { id: 'no-such-version', base })).status).toBe(404);
  });

  it(`keeps ${kept.guideVersions} versions and what clients read, and drops the oldest`, async () => {
    await save('publish', 'libertad', '<p>Publicada</p>');
    for (let number = 0; number < kept.guideVersions + 3; number += 1) {
      await save('saveDraft', 'libertad', `<p>${number}</p>`);
      const { base } = await editing('libertad');
      await asTeam('discardDraft', { virtue: 'libertad', base });
    }
    const versions = await past('libertad');
    expect(versions).toHaveLength(kept.guideVersions + 1);
    expect((await asTeam('version', { id: versions.at(-1).id })).data.texts.es[0]).toBe('<p>Publicada</p>');
    expect((await editing('libertad')).published.id).toBe(versions.at(-1).id);
  });

  it('keeps what a removed colleague wrote, without their name', async () => {
    const leaving = (await coachOf(product)).coach;
    await save('publish', 'compasion', '<p>De quien se va</p>', leaving);
    await rest('DELETE', `/admin/user/remove/${leaving.id}`, { as: administrator });
    expect((await past('compasion'))[0].author).toBeNull();
    expect((await shown('compasion')).text1).toBe('<p>De quien se va</p>');
  });
});

test('drafts and the history are the team’s: a client and nobody are refused', async () => {
  const { base } = await editing('sabiduria');
  const [{ id }] = await past('sabiduria');
  const virtue = 'sabiduria';
  const guide = { virtue, url: '', texts: texts(''), base };
  const inputs = {
    ...{ editing: { virtue }, drafts: undefined, past: { virtue }, version: { id } },
    ...{ saveDraft: guide, publish: guide, discardDraft: { virtue, base }, restore: { id, base } },
  };
  for (const [name, input] of Object.entries(inputs)) {
    expect((await asTeam(name, input, client)).status, name).toBe(403);
    expect((await call(`admin.guides.${name}`, input, {})).status, name).toBe(401);
  }
});

describe('a video', () => {
  it('of a host that is not in the list is refused in drafts, in what is published and in REST', async () => {
    const { base } = await editing('alegria');
    const guide = { virtue: 'alegria', url: 'https://vimeo.com/76979871', texts: texts(''), base };
    for (const how of ['saveDraft', 'publish']) {
      expect(await asTeam(how, guide)).toMatchObject({ status: 400, error: { key: 'guide.videoHost' } });
    }
    const { _id } = await shown('alegria');
    const body = { url: guide.url, text1: '', text2: '', text3: '', text4: '' };
    const answer = await rest('PUT', `/client/responsibility/guide/edit/${_id}`, { as: administrator, body });
    expect([answer.statusCode, answer.json().issues]).toEqual([400, [{ path: 'url', message: 'guide.videoHost' }]]);
  });

  it('of a host that the practice allows is stored, and its clients learn which hosts are shown', async () => {
    const other = await startProduct({ VIDEO_HOSTS: 'vimeo.com,tube.example.org' });
    await seedGuides(other.services);
    const as = other.administrator;
    const guide = { virtue: 'alegria', texts: texts(''), base: null };
    const publish = async (url: string) => {
      const { base } = (await other.call('admin.guides.editing', { virtue: 'alegria' }, { as })).data;
      const { status } = await other.call('admin.guides.publish', { ...guide, url, base }, { as });
      const { data } = await other.call('responsibility.guides.getByVirtue', { virtue: 'alegria' }, { as });
      return [status, data.url];
    };
    expect(await publish('vimeo.com/76979871?share=copy')).toEqual([200, 'https://vimeo.com/76979871']);
    expect(await publish('https://tube.example.org/v/1')).toEqual([200, 'https://tube.example.org/v/1']);
    expect((await publish('https://youtu.be/dQw4w9WgXcQ'))[0]).toBe(400);
    expect((await publish('http://localhost/v'))[0]).toBe(400);
    const hosts = await other.call('responsibility.guides.videoHosts', undefined, { as: await other.client() });
    expect(hosts.data).toEqual(['vimeo.com', 'tube.example.org']);
  });
});
