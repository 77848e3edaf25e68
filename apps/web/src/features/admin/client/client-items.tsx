import { FileDown, FileHeart, NotebookPen, Printer } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ClientData } from '#features/admin/client-data.ts';
import type { CoachNotesOpen } from '#features/admin/notes/notes-open.ts';
import { optionalPart } from '#shared/loading/optional-part.tsx';
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from '#ui/dropdown-menu.tsx';
import { useClientExport } from './client-export.ts';
import type { usePhaseSwitch } from './phase-switch.tsx';

const SummaryDialog = optionalPart(async () => (await import('./summary/summary-dialog.tsx')).SummaryDialog, 'summary');

export interface ClientItemsProps {
  trigger: ReactElement;
  user: ClientData['user'];
  notes: CoachNotesOpen;
  phaseSwitch: ReturnType<typeof usePhaseSwitch>;
}

/** The menu of a client, and the dialog that it opens. */
export function ClientItems({ trigger, user, notes, phaseSwitch }: ClientItemsProps) {
  const { t } = useTranslation();
  const [summary, setSummary] = useState<boolean>();
  const exporting = useClientExport(user);
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>{trigger}</DropdownMenuTrigger>
        <DropdownMenuContent align="end">
          <DropdownMenuItem className="sm:hidden" onSelect={() => notes.turn(true)}>
            <NotebookPen aria-hidden="true" />
            {t('coachNotes.title')}
          </DropdownMenuItem>
          {!phaseSwitch.isDue && (
            <DropdownMenuItem className="sm:hidden" onSelect={phaseSwitch.ask}>
              {phaseSwitch.label}
            </DropdownMenuItem>
          )}
          <DropdownMenuItem onSelect={() => setSummary(true)}>
            <FileHeart aria-hidden="true" />
            {t('clientPages.summary')}
          </DropdownMenuItem>
          <DropdownMenuItem onSelect={() => void exporting.send()}>
            <FileDown aria-hidden="true" />
            {t('clientPages.export')}
          </DropdownMenuItem>
          <DropdownMenuItem onSelect={() => window.print()}>
            <Printer aria-hidden="true" />
            {t('clientFrame.print')}
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      {summary !== undefined && <SummaryDialog user={user} open={summary} onOpenChange={setSummary} />}
    </>
  );
}
