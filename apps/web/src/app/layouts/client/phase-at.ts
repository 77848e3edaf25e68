import { paths } from '@miraco/contract/paths';

const conscience: readonly string[] = [
  paths.initialTest,
  paths.result,
  paths.resume,
  paths.resumeLater,
  paths.polarity,
];

/** The phase that a page belongs to; undefined for a page that belongs to none, as the profile. */
export function phaseAt(pathname: string): 1 | 2 | 3 | undefined {
  if (pathname.startsWith('/client/test/responsibility/')) return 2;
  if (pathname.startsWith('/client/test/impact/')) return 3;
  return pathname.startsWith(paths.conscience) || conscience.includes(pathname) ? 1 : undefined;
}
