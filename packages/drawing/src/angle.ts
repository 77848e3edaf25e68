declare const unit: unique symbol;

export type Degrees = number & { readonly [unit]: 'degrees' };
export type Radians = number & { readonly [unit]: 'radians' };

/** Marks a number as degrees. */
export function asDegrees(value: number): Degrees {
  return value as Degrees;
}

/** For sines and cosines. */
export function toRadians(angle: Degrees): Radians {
  return ((angle * Math.PI) / 180) as Radians;
}
