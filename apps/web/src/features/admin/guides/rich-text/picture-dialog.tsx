import { maximumImageBytes } from '@miraco/contract/image-limit';
import type { Virtue } from '@miraco/domain/virtues';
import type { Editor } from '@tiptap/react';
import { ImagePlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PictureError } from '#parts/picture/upload-picture.ts';
import { useFailure } from '#shared/failure.ts';
import { Alert } from '#ui/alert.tsx';
import { Button, buttonVariants } from '#ui/button.tsx';
import { cn } from '#ui/cn.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { describePicture, insertPicture, selectedAlt } from './picture.ts';
import { uploadGuidePicture } from './upload-guide-picture.ts';

/** Formats that the server can re-encode. */
const accepted = 'image/jpeg,image/png,image/webp,image/gif,image/avif';

const longestAlt = 300;

interface GuidePictureDialogProps {
  editor: Editor;
  virtue: Virtue;
  open: boolean;
  /** The picture that was pasted or dropped. */
  file: File | null;
  onClose: () => void;
}

/** Asks for a picture and the words for those who do not see it; of the selected picture for its words only. */
export function GuidePictureDialog({ editor, virtue, open, file, onClose }: GuidePictureDialogProps) {
  const { t } = useTranslation();
  const alt = open && !file ? selectedAlt(editor) : undefined;
  return (
    <Dialog
      open={open}
      onOpenChange={(shown) => {
        if (!shown) onClose();
      }}
      title={t(alt === undefined ? 'guideEditor.picture.add' : 'guideEditor.picture.edit')}
    >
      <PictureFields editor={editor} virtue={virtue} alt={alt} dropped={file} onDone={onClose} />
    </Dialog>
  );
}

interface PictureFieldsProps {
  editor: Editor;
  virtue: Virtue;
  /** The words of the selected picture; undefined for a new picture. */
  alt: string | undefined;
  dropped: File | null;
  onDone: () => void;
}

function PictureFields({ editor, virtue, alt: known, dropped, onDone }: PictureFieldsProps) {
  const { t } = useTranslation();
  const isNew = known === undefined;
  const [file, setFile] = useState(dropped);
  const [alt, setAlt] = useState(known ?? '');
  const [attempted, setAttempted] = useState(false);
  const upload = useUpload(virtue);
  const words = alt.trim();
  const apply = async () => {
    setAttempted(true);
    if (words === '' || (isNew && !file)) return;
    if (isNew && file) {
      const stored = await upload.send(file);
      if (!stored) return;
      insertPicture(editor, { ...stored, alt: words });
    } else describePicture(editor, words);
    onDone();
  };
  return (
    <>
      {isNew && (
        <div className="grid justify-items-start gap-1.5">
          <label
            className={cn(
              buttonVariants({ variant: 'secondary', size: 'sm' }),
              'has-focus-visible:outline-2 has-focus-visible:outline-ring has-focus-visible:outline-offset-2',
            )}
          >
            <ImagePlus aria-hidden="true" />
            {t(file ? 'guideEditor.picture.other' : 'guideEditor.picture.choose')}
            <input
              type="file"
              accept={accepted}
              className="sr-only"
              onChange={(event) => {
                setFile(event.target.files?.[0] ?? file);
                upload.dismiss();
              }}
            />
          </label>
          <p className="text-[0.9rem] text-muted-foreground [overflow-wrap:anywhere]">
            {file ? file.name : t('guideEditor.picture.hint')}
          </p>
          {attempted && !file && (
            <p role="alert" className="text-[0.9rem] text-destructive">
              {t('guideEditor.picture.missing')}
            </p>
          )}
        </div>
      )}
      <Field
        label={t('guideEditor.picture.alt')}
        hint={t('guideEditor.picture.altHint')}
        error={attempted && words === '' ? t('guideEditor.picture.altMissing') : undefined}
      >
        <Input
          value={alt}
          maxLength={longestAlt}
          data-autofocus
          onChange={(event) => setAlt(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // The form around the editor must not be submitted.
            event.preventDefault();
            void apply();
          }}
        />
      </Field>
      {upload.problem && <Alert tone="error" title={upload.problem} />}
      <div className="mt-2 flex flex-wrap justify-end gap-3 max-sm:flex-col-reverse">
        <Button loading={upload.busy} onClick={() => void apply()}>
          {t(isNew ? 'guideEditor.picture.insert' : 'guideEditor.picture.apply')}
        </Button>
      </div>
    </>
  );
}

/** Sends a picture; undefined where that failed, and then why in words. */
function useUpload(virtue: Virtue) {
  const { t } = useTranslation();
  const { message } = useFailure();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const wordsOf = (error: unknown) => {
    if (!(error instanceof PictureError)) return t('errors.offline');
    return error.key === 'errors.limitReached' ? t('guideEditor.picture.full') : message(error.key);
  };
  return {
    busy,
    problem,
    dismiss: () => setProblem(undefined),
    send: async (file: File) => {
      if (busy) return undefined;
      if (file.size > maximumImageBytes) {
        setProblem(message('errors.tooLarge'));
        return undefined;
      }
      setBusy(true);
      setProblem(undefined);
      try {
        return await uploadGuidePicture(virtue, file);
      } catch (error) {
        setProblem(wordsOf(error));
        return undefined;
      } finally {
        setBusy(false);
      }
    },
  };
}
