/** Why a client is on the desk of a coach, the most urgent first. */
export const deskReasons = [
  'care',
  'crisis',
  'leaving',
  'waiting',
  'overdue',
  'neverSignedIn',
  'silent',
  'comment',
  'answered',
] as const;
export type DeskReason = (typeof deskReasons)[number];
