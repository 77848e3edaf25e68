const names = [
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
];

/** Whether a procedure answers in one language, if that is named. */
export const isByLanguage = (path: string): boolean => path.startsWith('method.') && names.includes(path.slice(7));
