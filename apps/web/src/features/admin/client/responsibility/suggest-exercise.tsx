import { isWritable } from '@miraco/domain/user-phase';
import { Lightbulb } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { optionalPart } from '#shared/loading/optional-part.tsx';
import { Button } from '#ui/button.tsx';
import type { PhaseTwoTabData } from './phase-two-data.ts';

const SuggestionDialog = optionalPart(
  async () => (await import('./suggestion-dialog.tsx')).SuggestionDialog,
  'training',
);

/** Suggests an exercise to a client whose Responsibility is open. */
export function SuggestExercise({ data }: { data: PhaseTwoTabData<'training'> }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  // Stays mounted once it was opened: what was typed is kept.
  const [opened, setOpened] = useState(false);
  if (!isWritable('responsibility', data.user)) return null;
  return (
    <>
      <Button
        variant="secondary"
        className="print:hidden"
        onClick={() => {
          setOpened(true);
          setOpen(true);
        }}
      >
        <Lightbulb aria-hidden="true" />
        {t('suggestion.open')}
      </Button>
      {opened && <SuggestionDialog data={data} open={open} onOpenChange={setOpen} />}
    </>
  );
}
