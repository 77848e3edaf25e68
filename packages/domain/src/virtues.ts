/** The 23 virtues, in the order of the method: on every screen, in every list, around the rosette. Spec 1, section 1. */
export const virtues = [
  'aceptacion',
  'admiracion',
  'alegria',
  'compania',
  'compasion',
  'dignidad',
  'disciplina',
  'educacion',
  'generosidad',
  'guia',
  'humildad',
  'identidad',
  'inspiracion',
  'justicia',
  'lealtad',
  'libertad',
  'paciencia',
  'perdon',
  'perseverancia',
  'proteccion',
  'responsabilidad',
  'sabiduria',
  'valentia',
] as const;

export type Virtue = (typeof virtues)[number];

/** How far a virtue is developed: weak (to train), medium (neutralizing), strong. Stored under these Spanish words. */
export const strengths = ['debil', 'media', 'fuerte'] as const;

export type Strength = (typeof strengths)[number];

/** One value for each virtue, in the order of the method. */
export function forEveryVirtue<Value>(value: (virtue: Virtue) => Value): Record<Virtue, Value> {
  // Complete by construction, which fromEntries cannot know.
  return Object.fromEntries(virtues.map((virtue) => [virtue, value(virtue)])) as Record<Virtue, Value>;
}
