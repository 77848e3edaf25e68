import type { Virtue } from '@miraco/domain/virtues';
import { uploadPictureTo } from '#parts/picture/upload-picture.ts';
import type { GuidePicture } from './picture.ts';

const numberIn = (answer: object, name: 'width' | 'height'): number | null => {
  const value: unknown = Reflect.get(answer, name);
  return typeof value === 'number' ? value : null;
};

/** Uploads a picture for a guide. @throws PictureError, TypeError */
export async function uploadGuidePicture(virtue: Virtue, file: File): Promise<Omit<GuidePicture, 'alt'>> {
  const { image, answer } = await uploadPictureTo(`/api/upload/uploadguideimage/${virtue}`, file);
  return { name: image, width: numberIn(answer, 'width'), height: numberIn(answer, 'height') };
}
