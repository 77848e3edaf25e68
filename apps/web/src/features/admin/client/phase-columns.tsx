import type { ReactNode } from 'react';

/** Two columns where there is room: a container query, because the open notes of the coach take part of the window. */
export function PhaseColumns({ children }: { children: ReactNode }) {
  return (
    <div className="@container">
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 gap-y-8 @5xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        {children}
      </div>
    </div>
  );
}
