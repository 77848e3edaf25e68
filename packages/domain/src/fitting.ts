/** Whether somebody has too little or too much of a virtue. */
export const poles = ['less', 'more'] as const;
export type Pole = (typeof poles)[number];

/** Whether a virtue is turned towards oneself or towards other people. */
export const facets = ['self', 'others'] as const;
export type Facet = (typeof facets)[number];

/** The face of a virtue that a sign shows, or that an idea or a piece of advice is for. A missing half means both. */
export interface Face {
  readonly pole?: Pole | undefined;
  readonly facet?: Facet | undefined;
}

/** The signs that agree with the value, less those that contradict it. A value that is missing on either side does neither. */
function agreement<Value>(value: Value | undefined, cited: readonly (Value | undefined)[]): number {
  if (value === undefined) return 0;
  const known = cited.filter((other) => other !== undefined);
  const agreeing = known.filter((other) => other === value).length;
  return agreeing - (known.length - agreeing);
}

/**
 * The entries with those first that fit the signs that somebody cited; equals keep their order, and none is left out. The pole
 * decides before the facet: advice for too little can harm somebody who has too much.
 */
export function fittingFirst<Entry extends Face>(entries: readonly Entry[], cited: readonly Face[]): Entry[] {
  const citedPoles = cited.map(({ pole }) => pole);
  const citedFacets = cited.map(({ facet }) => facet);
  return entries
    .map((entry) => ({
      entry,
      pole: agreement(entry.pole, citedPoles),
      facet: agreement(entry.facet, citedFacets),
    }))
    .sort((one, other) => other.pole - one.pole || other.facet - one.facet)
    .map(({ entry }) => entry);
}
