/** Spec 2, section 9. */
const kept = 8;
const pageSize = 4;
const pagedBeyond = 3;

export interface HistoryPages<Test> {
  latest: readonly Test[];
  earlier: readonly Test[];
  /** Whether an arrow leads from one page to the other. */
  paged: boolean;
}

/** The last 8 results, newest first, 4 at a time; the arrow appears when more than 3 exist. Spec 2, section 2. */
export function historyPages<Test>(tests: readonly Test[]): HistoryPages<Test> {
  return {
    latest: tests.slice(0, pageSize),
    earlier: tests.slice(pageSize, kept),
    paged: tests.length > pagedBeyond,
  };
}
