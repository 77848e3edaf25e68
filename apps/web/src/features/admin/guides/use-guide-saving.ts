import type { Virtue } from '@miraco/domain/virtues';
import { useRef } from 'react';
import { failureData } from '#shared/failure.ts';
import { useSend } from '#shared/sending/use-send.ts';
import { api, type Outputs, trpc } from '#shared/trpc/trpc.ts';
import type { GuideValues } from './guide-form-values.ts';

export type Editing = Outputs['admin']['guides']['editing'];

export type SaveWay = 'publish' | 'saveDraft';

interface Save {
  way: SaveWay;
  values: GuideValues;
}

interface GuideSavingOptions {
  virtue: Virtue;
  /** The latest known state of the guide on the server. */
  editing: Editing;
  onSaved: (save: Save) => void;
}

/** Publishes a guide or saves it as a draft. What others have saved since the form was opened is not replaced without a question. */
export function useGuideSaving({ virtue, editing, onSaved }: GuideSavingOptions) {
  const utils = trpc.useUtils();
  /** What this form knew as the latest. */
  const base = useRef(editing.base);
  const saving = useSend<Save, Pick<Editing, 'base'>>({
    send: ({ way, values }, call) => api.admin.guides[way].mutate({ virtue, base: base.current, ...values }, call()),
    // Also after a refusal: with the latest state the team can decide what stays.
    refresh: () => Promise.all([utils.admin.guides.invalidate(), utils.responsibility.guides.invalidate()]),
    onSent: (answer, save) => {
      base.current = answer.base;
      onSaved(save);
    },
  });
  const isConflict = failureData(saving.error)?.key === 'guide.changed';
  return {
    saving,
    /** Saves on top of what somebody else has saved, which stays in the history; undefined where nobody has. */
    conflict: isConflict
      ? (again: () => void) => {
          base.current = editing.base;
          again();
        }
      : undefined,
  };
}
