/** Months between two reviews: twice a year is recommended. Spec 2, section 9. */
const monthsBetween = 6;

/**
 * When the purpose is to be reviewed: half a year later, or on the last day of a month that is too short, in the reader's time
 * zone.
 */
export function nextReview(saved: number): number {
  const day = new Date(saved);
  const month = day.getMonth() + monthsBetween;
  const lastOfMonth = new Date(day.getFullYear(), month + 1, 0).getDate();
  return new Date(day.getFullYear(), month, Math.min(day.getDate(), lastOfMonth)).getTime();
}

export function isReviewDue(saved: number, moment: number): boolean {
  return moment >= nextReview(saved);
}
