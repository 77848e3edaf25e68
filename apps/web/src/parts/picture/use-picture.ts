import { maximumImageBytes } from '@miraco/contract/image-limit';
import { useEffect, useRef, useState } from 'react';
import { PictureError, uploadPicture } from './upload-picture.ts';

type Choice = { kind: 'kept' } | { kind: 'chosen'; file: File } | { kind: 'removed' };

/** Whether this browser can decode the file. Checked before the upload. */
async function isDrawable(file: File): Promise<boolean> {
  try {
    (await createImageBitmap(file)).close();
    return true;
  } catch {
    return false;
  }
}

/** An object URL of the file, revoked when it is no longer shown. */
function useObjectUrl(file: File | undefined): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!file) return;
    const url = URL.createObjectURL(file);
    setAddress(url);
    return () => {
      URL.revokeObjectURL(url);
      setAddress(undefined);
    };
  }, [file]);
  return address;
}

/** The change to a user's picture that the form will save. */
export function usePicture() {
  const [choice, setChoice] = useState<Choice>({ kind: 'kept' });
  const [problem, setProblem] = useState<string>();
  const uploaded = useRef<{ file: File; name: string }>(undefined);
  const file = choice.kind === 'chosen' ? choice.file : undefined;

  const decide = (next: Choice) => {
    setProblem(undefined);
    setChoice(next);
  };

  return {
    kind: choice.kind,
    file,
    preview: useObjectUrl(file),
    /** The i18n key of the error about the last chosen file. */
    problem,
    changed: choice.kind !== 'kept',

    choose: async (candidate: File) => {
      if (candidate.size > maximumImageBytes) setProblem('errors.tooLarge');
      else if (!(await isDrawable(candidate))) setProblem('errors.notAnImage');
      else decide({ kind: 'chosen', file: candidate });
    },
    remove: () => decide({ kind: 'removed' }),
    keep: () => decide({ kind: 'kept' }),

    /**
     * Uploads the chosen file, once even if the form is sent several times.
     * @returns the name for the user's `image`; null to remove it; undefined to keep it
     * @throws PictureError when the server refuses it; the field then shows the reason
     */
    send: async (): Promise<string | null | undefined> => {
      if (choice.kind === 'removed') return null;
      if (choice.kind === 'kept') return undefined;
      if (uploaded.current?.file === choice.file) return uploaded.current.name;
      try {
        const name = await uploadPicture(choice.file);
        uploaded.current = { file: choice.file, name };
        return name;
      } catch (error) {
        if (error instanceof PictureError) setProblem(error.key);
        throw error;
      }
    },
  };
}

export type Picture = ReturnType<typeof usePicture>;
