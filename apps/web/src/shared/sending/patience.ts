/** A call that has no answer after so many milliseconds has failed: a network that swallows calls is as good as none. */
const patience = 20_000;

/** A draft is saved again by itself, so its line may say sooner that it is not saved. */
export const draftPatience = patience / 2;

/** The options of one call. Its timeout starts when they are made, and so after everything that has to arrive before the call. */
export type NextCall = () => { signal: AbortSignal };

/** Options of calls that time out. */
export const within =
  (milliseconds = patience): NextCall =>
  () => ({ signal: AbortSignal.timeout(milliseconds) });
