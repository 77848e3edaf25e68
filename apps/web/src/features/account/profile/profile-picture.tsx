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

/** One's own picture: chosen, cropped and looked at before it is saved. */
export function ProfilePicture({ picture, name, stored }: ProfilePictureProps) {
  const { t } = useTranslation();
  /** What was chosen as it came; the picture is a part of it. */
  const [source, setSource] = useState<Source>();
  /** A choice that is not settled yet: closing the dialog leaves everything as it was. */
  const [cropping, setCropping] = useState<Source>();

  const open = async (file: File) => {
    try {
      setCropping({ bitmap: await createImageBitmap(file), name: file.name, crop: wholeCrop });
    } catch {
      // The field says what is wrong with a file that cannot be drawn.
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
