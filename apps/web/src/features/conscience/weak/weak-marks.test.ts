import { virtues } from '@miraco/domain/virtues';
import { describe, expect, it, test } from 'vitest';
import { citedByExpectations, countMarks, markResponses, marksAmong, mayChange, mergeMarks } from './weak-marks.ts';

const first = (count: number) => virtues.slice(0, count);

describe('the marks', () => {
  it('are none where nothing is stored or changed', () => {
    expect(mergeMarks(null, {})).toEqual([]);
  });

  it('are the stored ones with the changes applied, in the order of the method', () => {
    expect(mergeMarks(['valentia', 'alegria'], { aceptacion: true, alegria: false })).toEqual([
      'aceptacion',
      'valentia',
    ]);
  });

  it('are sent with the number of their question', () => {
    expect(markResponses(['aceptacion', 'valentia'])).toEqual([
      { number: 1, weak: 'aceptacion' },
      { number: 23, weak: 'valentia' },
    ]);
  });
});

test('content of the tab is used only where it is valid', () => {
  const found = { alegria: true, guia: false, perdon: 'true', justicia: 1, courage: true };
  expect(marksAmong(found)).toEqual({ alegria: true, guia: false });
});

describe('a virtue is cited by expectations', () => {
  test.each([
    [1, 0, true],
    [0, 2, true],
    [1, 1, true],
    [0, 0, false],
  ])('%i times about me and %i about others: %s', (aboutMe, aboutOthers, cited) => {
    expect(citedByExpectations([{ virtue: 'guia', aboutMe, aboutOthers }])).toEqual(cited ? ['guia'] : []);
  });

  it('in the order of the method, not of the citations', () => {
    const once = { aboutMe: 1, aboutOthers: 0 };
    expect(
      citedByExpectations([
        { virtue: 'valentia', ...once },
        { virtue: 'aceptacion', ...once },
      ]),
    ).toEqual(['aceptacion', 'valentia']);
  });
});

describe('the limit', () => {
  it('lets the eighth be marked and not the ninth', () => {
    expect(mayChange('valentia', first(7), [])).toBe(true);
    expect(mayChange('valentia', first(8), [])).toBe(false);
  });

  it('lets any mark be removed, even if there are too many', () => {
    expect(mayChange('aceptacion', first(8), [])).toBe(true);
    expect(mayChange('aceptacion', first(12), [])).toBe(true);
  });

  it('does not count virtues that expectations cite', () => {
    expect(countMarks(first(8), ['aceptacion', 'valentia'])).toBe(7);
    expect(mayChange('sabiduria', first(8), ['aceptacion'])).toBe(true);
    expect(mayChange('sabiduria', first(9), ['aceptacion'])).toBe(false);
  });
});
