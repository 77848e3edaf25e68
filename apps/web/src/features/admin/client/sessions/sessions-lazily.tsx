import { optionalPart } from '#shared/loading/optional-part.tsx';

/** The sessions with a client, as a section of the page that manages the account: loaded when it is first drawn. */
export const SessionsSection = optionalPart(
  async () => (await import('./sessions-section.tsx')).SessionsSection,
  'sessions',
);

/** What arranges a session from the overview. */
export const SessionDialog = optionalPart(async () => (await import('./session-dialog.tsx')).SessionDialog, 'sessions');
