import { isDeepStrictEqual } from 'node:util';
import type { SupportSetting } from '@miraco/contract/settings';
import type { Site } from './page-head.ts';
import { composePages, type Pages } from './public-pages.ts';

/** Reads the practice's setting of the help. */
export type ReadHelp = () => Promise<SupportSetting>;

/**
 * The pages as the setting of the help is now: composed again after it has changed. When the setting cannot be read, the pages stay
 * as they were: they open without a database, too.
 */
export async function currentPages(webFolder: string, site: Site, readHelp: ReadHelp): Promise<() => Promise<Pages>> {
  let composed = await readHelp();
  let pages = composePages(webFolder, site, composed);
  await pages;
  return async () => {
    const help = await readHelp().catch(() => composed);
    if (!isDeepStrictEqual(help, composed)) {
      composed = help;
      pages = composePages(webFolder, site, help);
    }
    return pages;
  };
}
