import type { PlaceAddress } from '../place-address.ts';
import type { Place } from './place.ts';

/** Connects to the place of an address. The library for it is loaded then. */
export async function openPlace(address: PlaceAddress): Promise<Place> {
  switch (address.kind) {
    case 'folder':
      return (await import('./folder.ts')).openFolder(address);
    case 'sftp':
      return (await import('./sftp.ts')).openSftp(address);
    case 's3':
      return (await import('./s3.ts')).openS3(address);
  }
}
