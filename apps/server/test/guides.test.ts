import { beforeEach, describe, expect, it } from 'vitest';
import { clientOfLaterPhases } from './people.ts';
import { type Person, startProduct } from './product.ts';

const product = await startProduct();
const { administrator, call, rest } = product;
const client = await clientOfLaterPhases(product);
const other = await product.client();

const path = (rest: string) => `/client/responsibility/guide/${rest}`;
const put = (end: string, body: object, as: Person = client) => rest('PUT', path(end), { as, body });

describe('a guide', () => {
  const texts = { url: '', text1: '', text2: '', text3: '', text4: '' };
  const guide = async (as: Person) => (await rest('GET', path('getbyvirtue/guia'), { as })).json().guide;

  beforeEach(async () => {
    await rest('POST', path('register'), { as: administrator, body: { ...texts, virtue: 'guia' } });
  });

  it('is cleaned of everything that runs, loads or styles', async () => {
    const text1 = '<p onclick="x()" style="color:red">Hola<script>x()</script><img src=x onerror=x()></p>';
    const text2 = '<a href="javascript:x()">uno</a><a href="https://example.org">dos</a>';
    const { _id: id } = await guide(administrator);
    const stored = (await put(`edit/${id}`, { ...texts, text1, text2 }, administrator)).json().guide;
    expect(stored.text1).toBe('<p>Hola</p>');
    expect(stored.text2).not.toContain('javascript');
    expect(stored.text2).toContain('href="https://example.org" rel="noopener noreferrer"');
  });

  it('has links that lead to where they say on every page', async () => {
    const text2 =
      '<a href="https:example.org/a">uno</a><a href="HTTPS:/\\example.org">dos</a><a href="https://a b">tres</a>';
    const { _id: id } = await guide(administrator);
    const stored = (await put(`edit/${id}`, { ...texts, text2 }, administrator)).json().guide;
    const hrefs = [...stored.text2.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
    expect(hrefs.map((href) => new URL(href, 'https://miraco.example/guide').hostname)).toEqual([
      'example.org',
      'example.org',
    ]);
    expect(stored.text2).toMatch(/<a rel="[^"]*" target="_blank">tres<\/a>/);
  });

  it('has its texts by language, which REST numbers: two Spanish ones and two English ones', async () => {
    const said = { text1: '<p>Uno</p>', text2: '<p>Dos</p>', text3: '<p>Three</p>', text4: '<p>Four</p>' };
    const { _id: id } = await guide(administrator);
    expect((await put(`edit/${id}`, { ...texts, ...said }, administrator)).json().guide).toMatchObject(said);
    const { data } = await call('responsibility.guides.getByVirtue', { virtue: 'guia' }, { as: administrator });
    expect(data.texts).toEqual({ es: ['<p>Uno</p>', '<p>Dos</p>'], en: ['<p>Three</p>', '<p>Four</p>'] });
    expect(Object.keys(data)).not.toContain('text1');
    expect((await rest('GET', path('getall/'), { as: client })).json().guides[0]).toMatchObject(said);
    expect(Object.keys(await guide(client))).not.toContain('texts');
  });

  it.each([
    ['POST', 'register'],
    ['PUT', 'edit/some'],
  ] as const)('is refused by %s %s with the numbers of the texts at fault', async (method, end) => {
    const body = { ...texts, virtue: 'guia', text2: undefined, text3: 5, text4: 'x'.repeat(50_001) };
    const answer = await rest(method, path(end), { as: administrator, body });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().issues).toEqual([
      { path: 'text2', message: 'validation.required' },
      { path: 'text3', message: 'validation.wrongType' },
      { path: 'text4', message: 'validation.tooLong' },
    ]);
  });

  it.each([
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=10', 'dQw4w9WgXcQ'],
    ['https://youtu.be/dQw4w9WgXcQ', 'dQw4w9WgXcQ'],
    ['dQw4w9WgXcQ', 'dQw4w9WgXcQ'],
    ['https://evil.example/dQw4w9WgXcQ', undefined],
    ['"><script>', undefined],
  ])('takes the video id out of %s: %s', async (url, id) => {
    const { _id } = await guide(administrator);
    const answer = await put(`edit/${_id}`, { ...texts, url }, administrator);
    expect(answer.statusCode).toBe(id ? 200 : 400);
    expect(answer.json().guide?.url).toBe(id);
  });

  it('shows a comment to other clients once an administrator has approved it', async () => {
    const { _id: id } = await guide(administrator);
    const added = await put(`addreview/${id}`, { user: client.id, comment: 'Me ha servido' });
    expect(added.json().guide.comments).toMatchObject([{ comment: 'Me ha servido', aproved: false }]);
    expect((await guide(other)).comments).toEqual([]);
    expect((await guide(client)).comments).toEqual(added.json().guide.comments);
    const [comment] = (await guide(administrator)).comments;
    expect((await put(`aprovecomment/${id}`, { comment: comment._id })).statusCode).toBe(403);
    await put(`aprovecomment/${id}`, { comment }, administrator);
    expect((await guide(other)).comments[0]).toMatchObject({ comment: 'Me ha servido', aproved: true });
    await put(`editcomments/${id}`, { comment: { ...comment, comment: 'Otro' } }, administrator);
    expect((await guide(other)).comments[0].comment).toBe('Otro');
    await put(`editcomments/${id}`, { comment: comment._id }, administrator);
    expect((await guide(administrator)).comments).toEqual([]);
  });

  it('that is returned after commenting has no pending comment of others', async () => {
    const eva = await clientOfLaterPhases(product);
    const { _id: id } = await guide(administrator);
    await put(`addreview/${id}`, { user: eva.id, comment: 'Espera' }, eva);
    const answer = await put(`addreview/${id}`, { user: client.id, comment: 'Espera también' });
    expect(answer.json().guide.comments.map((one: { comment: string }) => one.comment)).toEqual(['Espera también']);
    for (const { _id: comment } of (await guide(administrator)).comments)
      await put(`editcomments/${id}`, { comment }, administrator);
  });

  it('has no comment in the name of another user, not even by an administrator', async () => {
    const { _id: id } = await guide(administrator);
    await put(`addreview/${id}`, { user: client.id, comment: 'En su nombre' }, administrator);
    const authors = (await guide(administrator)).comments.map((comment: { user: { _id: string } }) => comment.user._id);
    expect(authors).toEqual([administrator.id]);
  });
});
