import { type ClassValue, clsx } from 'clsx';

/** Joins class names. A component's own classes are not taken back by later ones: those that must win say so (`px-2!`). */
export function cn(...classes: ClassValue[]): string {
  return clsx(classes);
}
