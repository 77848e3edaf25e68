import { methodTexts } from '@miraco/contract/method-texts';

const paths: ReadonlySet<string> = new Set(methodTexts.map((name) => `method.${name}`));

/** Whether a procedure answers in one language, if that is named. */
export const isByLanguage = (path: string): boolean => paths.has(path);
