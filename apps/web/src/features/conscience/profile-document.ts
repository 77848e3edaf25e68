import type { TFunction } from 'i18next';
import type { DownloadProfileProps } from './download-profile.tsx';
export async function downloadProfile(_profile: DownloadProfileProps, _language: string, _t: TFunction): Promise<void> {
  throw new Error('x');
}
