import type { OverviewPeriod } from '@miraco/contract/client-overview';
import { Care } from '#features/admin/care.tsx';
import type { CoachNotesOpen } from '#features/admin/notes/notes-open.ts';
import { OverviewExercises } from './exercises.tsx';
import { OverviewFacts } from './facts.tsx';
import { LastNote } from './last-note.tsx';
import { OverviewMoves } from './moves.tsx';
import { OverviewNews } from './news.tsx';
import type { OverviewData } from './overview-data.ts';
import { OverviewWellness } from './wellness.tsx';

interface OverviewContentProps {
  data: OverviewData;
  notes: CoachNotesOpen;
  since: OverviewPeriod;
  onSince: (period: OverviewPeriod) => void;
}

/** What is known about a client at a glance, and the last note with a field for the next. */
export function OverviewContent({ data, notes, since, onSince }: OverviewContentProps) {
  const { user, found, completions, words } = data;
  return (
    <>
      <OverviewFacts data={data} />
      <Care
        lead={false}
        care={{ lines: found.care.map((line) => ({ ...line, user })), total: found.care.length }}
        className="mb-4"
      />
      <div className="@container">
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 @2xl:grid-cols-2 @5xl:grid-cols-3">
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            <OverviewWellness user={user} wellness={found.wellness} />
            <OverviewMoves user={user} virtues={found.virtues} words={words} />
          </div>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            <OverviewNews user={user} found={found} since={since} onSince={onSince} />
            <OverviewExercises user={user} exercises={found.exercises} completions={completions} words={words} />
          </div>
          {/* Open beside the page, all notes are in sight. */}
          {!(notes.open && notes.beside) && <LastNote user={user} note={found.note} onAll={() => notes.turn(true)} />}
        </div>
      </div>
    </>
  );
}
