/** The part of the visitor's test that follows its last step, as the address names it. */
export const resultPart = 'result';
