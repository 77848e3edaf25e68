import { Crop as CropIcon } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Crop, wholeCrop } from '#parts/picture/crop.ts';
import { PictureField } from '#parts/picture/picture-field.tsx';
import type { Picture } from '#parts/picture/use-picture.ts';
import { Button } from '#ui/button.tsx';
import { croppedFile } from './crop-canvas.ts';
import { CropDialog } from './crop-dialog.tsx';

interface ProfilePictureProps {
  picture: Picture;
  name: string;
  stored: string | null;
}

interface Source {
  bitmap: ImageBitmap;
  name: string;
  crop: Crop;
}

/** The user's picture: chosen, cropped and previewed before it is saved. */
export function ProfilePicture({ picture, name, stored }: ProfilePictureProps) {
  const { t } = useTranslation();
  /** The original file, of which the picture is a part. */
  const [source, setSource] = useState<Source>();
  /** A choice that is not confirmed yet: closing the dialog discards it. */
  const [cropping, setCropping] = useState<Source>();

  const open = async (file: File) => {
    try {
      setCropping({ bitmap: await createImageBitmap(file), name: file.name, crop: wholeCrop });
    } catch {
      // The field shows the error of a file that cannot be decoded.
      await picture.choose(file);
    }
  };
  const use = async () => {
    if (!cropping) return;
    setCropping(undefined);
    setSource(cropping);
    await picture.choose(await croppedFile(cropping.bitmap, cropping.crop, cropping.name));
  };

  return (
    <>
      <PictureField picture={picture} name={name} stored={stored} onChosen={(file) => void open(file)}>
        {picture.kind === 'chosen' && source && (
          <Button variant="secondary" size="sm" onClick={() => setCropping(source)}>
            <CropIcon aria-hidden="true" />
            {t('editProfile.adjust')}
          </Button>
        )}
      </PictureField>
      <CropDialog
        picture={cropping?.bitmap}
        crop={cropping?.crop ?? wholeCrop}
        onChange={(crop) => cropping && setCropping({ ...cropping, crop })}
        onClose={() => setCropping(undefined)}
        onUse={() => void use()}
      />
    </>
  );
}
