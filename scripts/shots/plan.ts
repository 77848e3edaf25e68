import { parseArgs } from 'node:util';
import { paths } from '@miraco/contract/paths';
import { type SheetLanguage, sheetLanguages } from './people.ts';
import { type Role, roleOf, roles, type Seat, screens, seats } from './screens.ts';

const widths = ['390', '1280'] as const;

const heights: Readonly<Record<(typeof widths)[number], number>> = { 390: 844, 1280: 800 };

const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

type Name = keyof typeof paths;

/** What one browser window shows: all screens of a seat. */
export interface View {
  seat: Seat;
  language: SheetLanguage;
  width: number;
  height: number;
}

export interface Plan {
  folder: string;
  views: readonly View[];
  themes: readonly Theme[];
  screensOf: (seat: Seat) => readonly Name[];
}

const isName = (name: string): name is Name => name in paths;
const names = Object.keys(paths).filter(isName);

/** The value of an option as a list: all values if it is not given. */
function chosen<Value extends string>(
  option: string,
  all: readonly Value[],
  value: string | undefined,
): readonly Value[] {
  if (value === undefined) return all;
  const found = all.filter((each) => each === value);
  if (found.length === 0) throw new Error(`--${option} is one of ${all.join(', ')}.`);
  return found;
}

/**
 * What is asked for on the command line: `--role client --only /client/profile --width 390 --language es --theme dark`.
 * @throws Error that names the values of an option that has another
 */
export function planOf(args: readonly string[], folder: string): Plan {
  const option = { type: 'string' } as const;
  const options = { role: option, only: option, width: option, language: option, theme: option };
  const { values } = parseArgs({ args: [...args], options });
  const wantedRoles: readonly Role[] = chosen('role', roles, values.role);
  const wantedPaths = chosen(
    'only',
    names.filter((name) => 'seats' in screens[name]).map((name) => paths[name]),
    values.only,
  );
  const screensOf = (seat: Seat) =>
    names.filter((name) => {
      const screen = screens[name];
      return wantedPaths.includes(paths[name]) && 'seats' in screen && screen.seats.includes(seat);
    });
  const views = seats
    .filter((seat) => wantedRoles.includes(roleOf(seat)) && screensOf(seat).length > 0)
    .flatMap((seat) =>
      chosen('width', widths, values.width).flatMap((width) =>
        chosen('language', sheetLanguages, values.language).map((language) => ({
          ...{ seat, language, width: Number(width), height: heights[width] },
        })),
      ),
    );
  return { folder, views, themes: chosen('theme', themes, values.theme), screensOf };
}
