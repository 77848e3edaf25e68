import { expect, it } from 'vitest';
import { seedGuides } from '../src/responsibility/default-guides.ts';
import { clientOfLaterPhases, coachOf } from './people.ts';
import { type Person, startProduct } from './product.ts';

const product = await startProduct();
const { administrator, call, rest, services } = product;
await seedGuides(services);
const { coach } = await coachOf(product);
const client = await clientOfLaterPhases(product);

const guideFor = async (as: Person) =>
  (await call('responsibility.guides.getByVirtue', { virtue: 'guia' }, { as })).data;
const answer = (input: object, as: Person = coach) => call('responsibility.guides.answerComment', input, { as });

async function commented(comment: string, approved: boolean) {
  const { id: guide } = await guideFor(client);
  const { data } = await call('responsibility.guides.addReview', { user: client.id, guide, comment }, { as: client });
  const id = data.comments.find((one: { comment: string }) => one.comment === comment).id;
  if (approved) await call('responsibility.guides.approveComment', { guide, comment: id }, { as: administrator });
  return { guide, comment: id };
}

it('of the team stands under the comment with who gave it, and is changed and removed', async () => {
  const named = await commented('¿Cada cuánto conviene repetirlo?', true);
  expect((await answer({ ...named, answer: ' Una vez a la semana ' })).status).toBe(200);
  const reader = await product.client();
  const [shown] = (await guideFor(reader)).comments;
  expect(shown).toMatchObject({ answer: 'Una vez a la semana', answeredAt: expect.any(Number) });
  const { data } = await call('account.me', undefined, { as: coach });
  expect(shown.answerer).toEqual({ firstname: data.firstname, lastname: data.lastname });
  await answer({ ...named, answer: 'Dos veces' }, administrator);
  expect((await guideFor(reader)).comments[0].answer).toBe('Dos veces');
  await answer({ ...named, answer: '' });
  expect((await guideFor(reader)).comments[0]).toMatchObject({ answer: null, answerer: null, answeredAt: null });
});

it('to a comment that waits is read by its author, and by no other client', async () => {
  const named = await commented('¿Y si no puedo?', false);
  await answer({ ...named, answer: 'Empieza por poco' });
  expect((await guideFor(client)).comments[0].answer).toBe('Empieza por poco');
  expect(JSON.stringify(await guideFor(await product.client()))).not.toContain('Empieza por poco');
});

it('is the team’s alone, of a comment of that guide, and of a limited length', async () => {
  const named = await commented('Gracias por esta guía', true);
  expect((await answer({ ...named, answer: 'Yo misma' }, client)).status).toBe(403);
  expect((await call('responsibility.guides.answerComment', { ...named, answer: 'Nadie' }, {})).status).toBe(401);
  const { data } = await call('responsibility.guides.getByVirtue', { virtue: 'perdon' }, { as: coach });
  expect((await answer({ ...named, guide: data.id, answer: 'x' })).status).toBe(404);
  expect((await answer({ ...named, answer: 'x'.repeat(2001) })).status).toBe(400);
});

it('stays without a name when who gave it is removed', async () => {
  const leaving = (await coachOf(product)).coach;
  const named = await commented('Una duda más', true);
  await answer({ ...named, answer: 'De quien se va' }, leaving);
  await rest('DELETE', `/admin/user/remove/${leaving.id}`, { as: administrator });
  const shown = (await guideFor(client)).comments.find(({ id }: { id: string }) => id === named.comment);
  expect(shown).toMatchObject({ answer: 'De quien se va', answerer: null });
});

it('leaves the documented comments as they are', async () => {
  const named = await commented('Por REST', true);
  await answer({ ...named, answer: 'Respuesta' });
  const { guide } = (await rest('GET', '/client/responsibility/guide/getbyvirtue/guia', { as: client })).json();
  for (const comment of guide.comments) {
    expect(Object.keys(comment).sort()).toEqual(['_id', 'aproved', 'comment', 'date', 'user']);
    expect(Object.keys(comment.user).sort()).toEqual(['_id', 'username']);
  }
});
