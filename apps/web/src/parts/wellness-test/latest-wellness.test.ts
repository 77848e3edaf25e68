import { expect, it } from 'vitest';
import { latestWellness } from './latest-wellness.ts';

const at = (date: number) => ({ date });

it('is the newest of the initial and the weekly test', () => {
  expect(latestWellness({ initial: at(1), weekly: at(2), open: false })).toEqual({ test: at(2), kind: 'weekly' });
  expect(latestWellness({ initial: at(3), weekly: at(2), open: false })).toEqual({ test: at(3), kind: 'initial' });
});

it('is the initial test while Conscience is open, also when it was opened again', () => {
  expect(latestWellness({ initial: at(1), weekly: at(2), open: true })).toEqual({ test: at(1), kind: 'initial' });
  expect(latestWellness({ initial: null, weekly: at(2), open: true })).toBeNull();
});

it('is the only one where only one was taken', () => {
  expect(latestWellness({ initial: null, weekly: at(2), open: false })).toEqual({ test: at(2), kind: 'weekly' });
  expect(latestWellness({ initial: at(1), weekly: null, open: false })).toEqual({ test: at(1), kind: 'initial' });
  expect(latestWellness({ initial: null, weekly: null, open: false })).toBeNull();
});
