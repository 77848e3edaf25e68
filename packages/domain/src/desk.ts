/** Why a client is on the desk of the team, the most urgent first. */
export const deskReasons = [
  'crisis',
  'leaving',
  'waiting',
  'overdue',
  'answered',
  'comment',
  'silent',
  'neverSignedIn',
  'uncoached',
] as const;
export type DeskReason = (typeof deskReasons)[number];
