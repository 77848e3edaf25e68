/** Runs a job once the browser has painted the changes made so far, so that a press shows at once whatever it leads to. */
export function afterPaint(job: () => void): void {
  requestAnimationFrame(() => setTimeout(job));
}
