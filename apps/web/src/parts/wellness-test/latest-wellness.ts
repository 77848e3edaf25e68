interface Taken {
  date: number;
}

interface Known<Test> {
  initial: Test | null;
  /** The newest weekly test. */
  weekly: Test | null;
  /** Whether the Conscience phase is open. Weekly tests belong to the one after it. */
  open: boolean;
}

export interface LatestWellness<Test> {
  test: Test;
  kind: 'initial' | 'weekly';
}

/**
 * The test that shows the client's current state: the newest one, and while Conscience is open the initial one. Spec 1, section 2.
 */
export function latestWellness<Test extends Taken>({
  initial,
  weekly,
  open,
}: Known<Test>): LatestWellness<Test> | null {
  if (weekly && !open && (!initial || weekly.date > initial.date)) return { test: weekly, kind: 'weekly' };
  return initial && { test: initial, kind: 'initial' };
}
