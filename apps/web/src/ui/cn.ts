import { type ClassValue, clsx } from 'clsx';

/**
 * Joins class names. Of two that set the same property, not their order here decides but Tailwind's style sheet: there a side (`pl-2`)
 * overrides its axis (`px-3`), an axis all four sides (`p-5`), and a class with a variant (`max-sm:`, `print:`) one without. Where that
 * is not enough, the component gets a variant: `!` is refused (class-names.test.ts).
 */
export function cn(...classes: ClassValue[]): string {
  return clsx(classes);
}
