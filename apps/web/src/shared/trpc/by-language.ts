const names = ['wellness', 'virtueTexts', 'statements', 'advice', 'emotions', 'behaviours', 'polarity', 'scenarios'];

/** Whether a procedure answers in one language, if that is named. */
export const isByLanguage = (path: string): boolean => path.startsWith('method.') && names.includes(path.slice(7));
