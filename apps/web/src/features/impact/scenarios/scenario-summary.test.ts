import type { PurposeKind, Scenario } from '@miraco/domain/purpose';
import type { Virtue } from '@miraco/domain/virtues';
import { expect, test } from 'vitest';
import { summarise } from './scenario-summary.ts';

const row = (virtue: Virtue, level: Scenario | '', kind: PurposeKind = 'weak') => ({
  virtue,
  kind,
  answers: { own: null, training: null, mid: null },
  score: { level, resultKey: '', actionKey: '' },
});

test('each virtue counts in its scenario, or as one without', () => {
  const { counts, virtues, unanswered } = summarise([
    row('alegria', 'crisis'),
    row('guia', ''),
    row('dignidad', 'crisis', 'hard'),
    row('paciencia', 'wow', 'hard'),
  ]);
  expect(counts).toEqual({ crisis: 2, crisischallenge: 0, challenge: 0, flow: 0, wow: 1 });
  expect(virtues.crisis).toEqual(['alegria', 'dignidad']);
  expect(unanswered).toEqual(['guia']);
});
