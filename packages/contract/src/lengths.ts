// Limits in characters, which screens show while a person types: without the schemas, whose library is 26 kB.

/** Of every text that a client writes. */
export const longestText = 2000;

/** Of the quantity of a habit. */
export const longestQuantity = 200;

/** Of each part of the plan of an exercise. */
export const longestPlan = 200;

/** Of the line with which a phase is opened. */
export const longestOpeningLine = 500;

/** Of a search among the users. */
export const longestSearch = 200;

/** Of an id. */
export const longestId = 64;
