import type {} from 'i18next';
import type { es } from './es.ts';

/** The same keys, with text of any language. */
type Translated<Tree> = { [Key in keyof Tree]: Tree[Key] extends string ? string : Translated<Tree[Key]> };

/** Every text of the interface. Spanish is written first, so its keys are the keys. */
export type Resources = Translated<typeof es>;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation';
    resources: { translation: Resources };
  }
}
