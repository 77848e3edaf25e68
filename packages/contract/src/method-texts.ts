/** The procedures of the method that answer in one language, if that is named. */
export const methodTexts = [
  'wellness',
  'virtues',
  'virtueTexts',
  'statements',
  'advice',
  'emotions',
  'behaviours',
  'polarity',
  'partnerSupport',
  'scenarios',
] as const;
