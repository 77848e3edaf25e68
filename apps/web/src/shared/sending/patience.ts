/** A call that has no answer after so many milliseconds has failed: a network that swallows calls is as good as none. */
const patience = 20_000;

/** A draft is saved again by itself, so its line may say sooner that it is not saved. */
export const draftPatience = patience / 2;

/** The options of one call. Its time starts here, and so after what has to arrive before it. */
export type NextCall = () => { signal: AbortSignal };

/** Calls that fail in time. */
export const within =
  (milliseconds = patience): NextCall =>
  () => ({ signal: AbortSignal.timeout(milliseconds) });
