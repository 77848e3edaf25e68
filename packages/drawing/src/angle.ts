declare const unit: unique symbol;

export type Degrees = number & { readonly [unit]: 'degrees' };
export type Radians = number & { readonly [unit]: 'radians' };

/** Names the unit of a number that is in degrees. */
export function asDegrees(value: number): Degrees {
  return value as Degrees;
}

/** As sines and cosines take an angle. */
export function toRadians(angle: Degrees): Radians {
  return ((angle * Math.PI) / 180) as Radians;
}
