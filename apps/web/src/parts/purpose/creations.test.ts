import { expect, it } from 'vitest';
import { ideasOf, ownCreations } from './creations.ts';

const party = { es: 'Una fiesta vecinal.', en: 'A street party.' };
const table = { es: 'Una mesa larga.', en: 'A long table.' };
const suggested = [party, table];

it('a suggestion that was chosen in one language is chosen in the other, and a second press removes it', () => {
  const [first, second] = ideasOf(suggested, ['Una fiesta vecinal.'], 'en');
  expect(first).toEqual({ text: 'A street party.', chosen: true, pressed: [] });
  expect(second).toEqual({ text: 'A long table.', chosen: false, pressed: ['Una fiesta vecinal.', 'A long table.'] });
});

it('a chosen suggestion that the method has replaced stays, as it was chosen, until it is pressed', () => {
  const ideas = ideasOf(suggested, ['Un coro.', 'A long table.'], 'es');
  expect(ideas.map(({ text, chosen }) => [text, chosen])).toEqual([
    ['Una fiesta vecinal.', false],
    ['Una mesa larga.', true],
    ['Un coro.', true],
  ]);
  expect(ideas.at(-1)?.pressed).toEqual(['A long table.']);
});

it('only what was chosen or written is the client’s own', () => {
  expect(ownCreations(suggested, undefined, 'es')).toEqual([]);
  expect(ownCreations(suggested, { chosen: [], own: ' ' }, 'es')).toEqual([]);
  expect(ownCreations(suggested, { chosen: ['A long table.', 'Un coro.'], own: 'Un taller' }, 'es')).toEqual([
    'Una mesa larga.',
    'Un coro.',
    'Un taller',
  ]);
});
