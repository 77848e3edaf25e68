import { isDeepStrictEqual } from 'node:util';
import type { SupportSetting } from '@miraco/contract/settings';
import type { Site } from './page-head.ts';
import { composePages, type Pages } from './public-pages.ts';

/** The settings of the practice that are written into each page. */
interface PageSettings {
  name: string;
  help: SupportSetting;
}

export type ReadPageSettings = () => Promise<PageSettings>;

/**
 * The pages as the settings are now: composed again after these have changed. When the settings cannot be read, the pages stay as they
 * were: they open without a database, too.
 */
export async function currentPages(
  webFolder: string,
  site: Site,
  readSettings: ReadPageSettings,
): Promise<() => Promise<Pages>> {
  const compose = ({ name, help }: PageSettings) => composePages(webFolder, { ...site, brandName: name }, help);
  let composed = await readSettings();
  let pages = compose(composed);
  await pages;
  return async () => {
    const settings = await readSettings().catch(() => composed);
    if (!isDeepStrictEqual(settings, composed)) {
      composed = settings;
      pages = compose(settings);
    }
    return pages;
  };
}
