/** A network that swallows calls is as good as none: a call without an answer after so many milliseconds has failed. */
const patience = 20_000;

/** A draft is saved again by itself, so its line may say sooner that it is not saved. */
export const draftPatience = patience / 2;

export interface Call {
  signal: AbortSignal;
}

/** The options of a call that fails in time. */
export const withinPatience = (milliseconds = patience): Call => ({ signal: AbortSignal.timeout(milliseconds) });
