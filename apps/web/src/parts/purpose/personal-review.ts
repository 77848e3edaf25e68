/** How many months lie between two reviews: twice a year is recommended. Spec 2, section 9. */
const monthsBetween = 6;

/** When the purpose is to be read again: half a year on, or the last day of a month that is too short, where the reader lives. */
export function nextReview(saved: number): number {
  const day = new Date(saved);
  const month = day.getMonth() + monthsBetween;
  const lastOfMonth = new Date(day.getFullYear(), month + 1, 0).getDate();
  return new Date(day.getFullYear(), month, Math.min(day.getDate(), lastOfMonth)).getTime();
}

export function isReviewDue(saved: number, moment: number): boolean {
  return moment >= nextReview(saved);
}
