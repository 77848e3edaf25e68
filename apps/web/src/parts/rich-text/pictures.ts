import { guidePicturePath } from '@miraco/domain/guides';
import { fetchPicture } from '#parts/picture/private-picture.ts';

/** Shows the pictures of a text, each fetched once. */
export function createPictures() {
  const addresses = new Map<string, Promise<string>>();
  const addressOf = (name: string) => {
    const known = addresses.get(name);
    if (known) return known;
    const address = fetchPicture(guidePicturePath + name).then((picture) => URL.createObjectURL(picture));
    addresses.set(name, address);
    // Fetched again the next time that it is shown.
    address.catch(() => addresses.delete(name));
    return address;
  };
  return {
    /** Without the picture, its description is read. */
    show: (element: HTMLImageElement, name: string): void => {
      addressOf(name).then(
        (address) => {
          element.src = address;
        },
        () => undefined,
      );
    },
    clear: (): void => {
      for (const address of addresses.values()) address.then(URL.revokeObjectURL, () => undefined);
      addresses.clear();
    },
  };
}
