import type { Services } from './services.ts';

/** The name of the practice as everybody reads it: that of the settings, else that of the product. */
export async function practiceName({ config, store }: Pick<Services, 'config' | 'store'>): Promise<string> {
  return (await store.settings.all()).practice.name || config.brandName;
}
