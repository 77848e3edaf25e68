import { needTexts } from '#shared/language/language.ts';
import { optionalPart } from '#shared/loading/optional-part.tsx';

/** The sessions with a client, as a section of the page that manages the account: loaded when it is first drawn. */
export const SessionsSection = optionalPart(async () => {
  const [{ SessionsSection: Section }] = await Promise.all([import('./sessions-section.tsx'), needTexts(['sessions'])]);
  return Section;
});

/** What arranges a session from the overview. */
export const SessionDialog = optionalPart(async () => {
  const [{ SessionDialog: Arranging }] = await Promise.all([import('./session-dialog.tsx'), needTexts(['sessions'])]);
  return Arranging;
});
