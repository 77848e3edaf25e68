import type { ReactNode } from 'react';

interface AccountPageProps {
  title: string;
  lead?: string;
  children?: ReactNode;
}

/** A page with a single form: a title and an introduction. */
export function AccountPage({ title, lead, children }: AccountPageProps) {
  return (
    <div className="mx-auto w-full max-w-lg px-5 py-6 sm:py-12">
      <div className="sm:rounded-xl sm:border sm:bg-card sm:p-10 sm:shadow-raised">
        <h1 tabIndex={-1} className="text-[clamp(1.7rem,1.5rem+1vw,2.1rem)]">
          {title}
        </h1>
        {lead && <p className="mt-3 text-muted-foreground">{lead}</p>}
        {children && <div className="mt-8">{children}</div>}
      </div>
    </div>
  );
}
