/** Whether somebody has too little or too much of a virtue. */
export const poles = ['less', 'more'] as const;
export type Pole = (typeof poles)[number];

/** Whether a virtue is turned towards oneself or towards other people. */
export const facets = ['self', 'others'] as const;
export type Facet = (typeof facets)[number];
