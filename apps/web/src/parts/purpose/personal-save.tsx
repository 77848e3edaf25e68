import { PencilLine } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { NotSent } from '#shared/sending/not-sent.tsx';
import type { Sending } from '#shared/sending/use-sender.ts';
import { Button } from '#ui/button.tsx';
import type { PersonalData } from './personal-data.ts';
import { SavedBy } from './saved-by.tsx';

interface PersonalSaveProps {
  label: string;
  /** When it was last saved, where the screen does not show that elsewhere. */
  personal?: PersonalData['personal'];
  unsaved: boolean;
  saving: Pick<Sending, 'busy' | 'problem'>;
}

/** The end of a form: why it could not be saved, the button, and when it was last saved. */
export function PersonalSave({ label, personal, unsaved, saving }: PersonalSaveProps) {
  const { t } = useTranslation();
  return (
    <div className="grid gap-4 border-t pt-6">
      <NotSent title={t('personal.notSaved')} sending={saving} />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button type="submit" loading={saving.busy} className="max-sm:w-full">
          {label}
        </Button>
        {unsaved ? (
          <p className="flex items-start gap-2 text-[0.9rem] text-muted-foreground">
            <PencilLine className="mt-[0.2em] size-[1.1em] shrink-0" aria-hidden="true" />
            {t('personal.unsaved')}
          </p>
        ) : (
          personal && <SavedBy date={personal.date} savedOnBehalfBy={personal.savedOnBehalfBy} />
        )}
      </div>
    </div>
  );
}
