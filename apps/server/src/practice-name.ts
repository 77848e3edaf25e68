import type { Store } from '@miraco/db/store';
import type { Config } from './config.ts';

/** The name of the practice as everybody reads it: that of the settings, else that of the product. */
export async function practiceName({ config, store }: { config: Config; store: Store }): Promise<string> {
  return (await store.settings.all()).practice.name || config.brandName;
}
