import { paths } from '@miraco/contract/paths';
import { describe, expect, test } from 'vitest';
import { screens, seats } from './screens.ts';

describe('the contact sheets (npm run shots)', () => {
  test('show every path of the web app, or say why not', () => {
    expect(Object.keys(screens).sort()).toEqual(Object.keys(paths).sort());
    for (const [name, screen] of Object.entries(screens)) {
      const shown = 'seats' in screen ? screen.seats : screen.excluded;
      expect(shown, name).not.toHaveLength(0);
    }
  });

  test('show somebody on every seat something', () => {
    const shown = Object.values(screens).flatMap((screen) => ('seats' in screen ? screen.seats : []));
    expect([...new Set(shown)].sort()).toEqual([...seats].sort());
  });
});
