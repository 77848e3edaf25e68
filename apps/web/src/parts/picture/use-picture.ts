import { maximumImageBytes } from '@miraco/contract/image-limit';
import { useEffect, useRef, useState } from 'react';
import { PictureError, uploadPicture } from './upload-picture.ts';

type Choice = { kind: 'kept' } | { kind: 'chosen'; file: File } | { kind: 'removed' };

/** Whether this browser can draw it: asked before anything is sent. */
async function isDrawable(file: File): Promise<boolean> {
  try {
    (await createImageBitmap(file)).close();
    return true;
  } catch {
    return false;
  }
}

/** The address of a file on this device, for as long as it is shown. */
function useFileAddress(file: File | undefined): string | undefined {
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

/** What is to become of a user's picture once the form is saved. */
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
    preview: useFileAddress(file),
    /** The i18n key of what is wrong with the file chosen last. */
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
     * Uploads what was chosen, once however often the form is sent again.
     * @returns the name for the user's `image`; null to remove it; undefined to leave it alone
     * @throws PictureError when the server refuses it: the field then says so
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
