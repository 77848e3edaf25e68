import { type ClassValue, clsx } from 'clsx';

/**
 * Joins class names; of two that set the same property, the order here does not decide. Tailwind sorts its utilities: a side (`pl-2`)
 * overrides its axis (`px-3`), which overrides all four (`p-5`), and a variant (`max-sm:`, `print:`) overrides none. Where that is not
 * enough, the component gets a variant: `!` is refused (class-names.test.ts).
 */
export function cn(...classes: ClassValue[]): string {
  return clsx(classes);
}
