import { userId } from '@miraco/contract/fields';
import { describe, expect, it } from 'vitest';
import { migratedSince } from '../test/older-database.ts';
import { contentHash } from './content-hash.ts';
import { exercisesRepository } from './exercises.ts';
import { harmfulHabitsRepository } from './harmful-habits.ts';
import { prospectsRepository } from './prospects.ts';

const ana = userId.parse('ana');
const feelings = [{ emotion: 'miedo', virtue: 'valentia' as const }];
const conducts = [{ behavior: 'ninguno', virtue: null }];
const prospect = {
  user: ana,
  me: true,
  who: 'padre' as const,
  prospect: 'Ñandú «ser» 😀',
  feelings,
  conducts,
  date: 0,
};
const habit = {
  user: ana,
  habit: 'Uno',
  feelings,
  action: '',
  frequency: 'diario' as const,
  quantity: '',
  impact: '',
  date: 0,
};
const exercise = {
  user: ana,
  virtue: 'guia',
  description: 'Uno',
  level: 'low',
  frequency: 'daily',
  date: 0,
} as const;

const db = migratedSince('0004_caps', (before) => {
  const [signs, acts] = [JSON.stringify(feelings), JSON.stringify(conducts)];
  const addProspect = before.prepare('insert into prospects values (?, ?, 1, ?, ?, ?, ?, 0)');
  addProspect.run('one', 'ana', 'padre', prospect.prospect, signs, acts);
  addProspect.run('same', 'ana', 'padre', prospect.prospect, signs, acts);
  before
    .prepare('insert into harmful_habits values (?, ?, ?, ?, ?, ?, ?, ?, 0)')
    .run('one', 'ana', 'Uno', signs, '', 'diario', '', '');
  before.prepare("insert into exercises values ('one', 'ana', 'guia', 'Uno', 'low', 'daily', 0, 0, 0, 0)").run();
});

describe('rows older than the hashes', () => {
  it('are found by their hash, so that a duplicate is not stored', async () => {
    const entries = await prospectsRepository(db).register({ ...prospect, cares: false });
    expect(entries.map(({ id }) => id).sort()).toEqual(['one', 'same']);
    expect(await harmfulHabitsRepository(db).register({ ...habit, cares: false })).toBe('one');
    expect((await exercisesRepository(db).register(exercise)).id).toBe('one');
  });

  it('that are duplicates already remain', () => {
    const hashes = db.$client.prepare('select content_hash from prospects order by id').pluck().all();
    expect(new Set(hashes).size).toBe(2);
  });
});

describe('a hash', () => {
  it('differs if any value differs, or the place where one value ends', () => {
    const hashes = [
      contentHash('a', 'b'),
      contentHash('ab', ''),
      contentHash('a', 'B'),
      contentHash(1, 'b'),
      contentHash('1', 'b'),
    ];
    expect(new Set(hashes).size).toBe(hashes.length);
  });
});

describe('one more entry', () => {
  it.each([
    ['prospects', 'select 1 from prospects where user = (select ?) and content_hash = (select ?)'],
    ['harmful_habits', 'select 1 from harmful_habits where user = (select ?) and content_hash = (select ?)'],
    ['exercises', 'select 1 from exercises where user = (select ?) and content_hash = (select ?)'],
  ])('of %s is looked up without reading the others', (_, query) => {
    const plan = db.$client
      .prepare(`explain query plan ${query}`)
      .all('ana', '-')
      .map((step) => Object(step).detail);
    expect(plan[0]).toMatch(/SEARCH .* USING (COVERING )?INDEX \w+_content \(user=\? AND content_hash=\?\)/);
  });
});
