/** The languages of the interface and of the method. The order is the one on screen; a new one goes to the end. */
export const languages = ['es', 'en'] as const;
export type Language = (typeof languages)[number];
