import { useTranslation } from 'react-i18next';
import { DownloadButton } from '#shared/pdf/download-button.tsx';
import { saveFile } from '#shared/pdf/save-file.ts';
import { drawEmblem, type EmblemStrengths } from './emblem-picture.ts';

/** Without a name, like the other downloads: others may see a list of files. */
const fileName = 'emblem_miraco.png';

/** Saves the client's rosette as an image. */
export function SaveEmblem({ strengths }: { strengths: EmblemStrengths }) {
  const { t } = useTranslation();
  return (
    <DownloadButton
      label={t('moment.image')}
      done={t('moment.imageSaved')}
      download={async () => saveFile(fileName, await drawEmblem(strengths))}
    />
  );
}
