declare const unit: unique symbol;

/** A time since 1970, or a duration. */
export type Seconds = number & { readonly [unit]: 'seconds' };
export type Milliseconds = number & { readonly [unit]: 'milliseconds' };

/** Names the unit of a number that is in seconds. */
export function asSeconds(value: number): Seconds {
  return value as Seconds;
}

/** Names the unit of a number that is in milliseconds. */
export function asMilliseconds(value: number): Milliseconds {
  return value as Milliseconds;
}

export function toMilliseconds(time: Seconds): Milliseconds {
  return asMilliseconds(time * 1000);
}
