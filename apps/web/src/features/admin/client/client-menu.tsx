import { EllipsisVertical, FileDown, FileHeart, NotebookPen, Printer } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ClientData } from '#features/admin/client-data.ts';
import type { CoachNotesOpen } from '#features/admin/notes/notes-open.ts';
import { fullName } from '#shared/full-name.ts';
import { optionalPart } from '#shared/loading/optional-part.tsx';
import { Button } from '#ui/button.tsx';
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from '#ui/dropdown-menu.tsx';
import { useClientExport } from './client-export.ts';
import type { usePhaseSwitch } from './phase-switch.tsx';

const SummaryDialog = optionalPart(async () => (await import('./summary/summary-dialog.tsx')).SummaryDialog, 'summary');

interface ClientMenuProps {
  user: ClientData['user'];
  notes: CoachNotesOpen;
  phaseSwitch: ReturnType<typeof usePhaseSwitch>;
}

/** What can be done with a client on each of their pages. A phone has no room for buttons: there it holds those too. */
export function ClientMenu({ user, notes, phaseSwitch }: ClientMenuProps) {
  const { t } = useTranslation();
  const [summary, setSummary] = useState<boolean>();
  const exporting = useClientExport(user);
  const label = t('clientPages.more', { name: fullName(user) });
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button ref={notes.menu} variant="ghost" size="icon" aria-label={label} title={label}>
            <EllipsisVertical aria-hidden="true" />
          </Button>
        </DropdownMenuTrigger>
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
