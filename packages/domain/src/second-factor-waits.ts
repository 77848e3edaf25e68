const minute = 60_000;
const hour = 60 * minute;

/** Wrong codes in a row after which the owner is told, and each further try waits. */
export const wrongCodesBeforeWait = 5;

/** The wait after so many wrong codes in a row, in milliseconds: 1, 2, 4 … minutes, an hour at most. */
export const waitAfterWrongCodes = (failures: number): number =>
  failures < wrongCodesBeforeWait ? 0 : Math.min(minute * 2 ** (failures - wrongCodesBeforeWait), hour);
