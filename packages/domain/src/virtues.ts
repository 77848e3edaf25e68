/** The 23 virtues in the order of the method, which every screen, list and rosette keeps. Spec 1, section 1. */
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

/** In this order: weak (to train), medium (neutralizing), strong. Stored as these Spanish words. */
export const strengths = ['debil', 'media', 'fuerte'] as const;

export type Strength = (typeof strengths)[number];

/** In the order of the method. */
export function forEveryVirtue<Value>(value: (virtue: Virtue) => Value): Record<Virtue, Value> {
  // Every virtue has an entry, which the type of fromEntries does not say.
  return Object.fromEntries(virtues.map((virtue) => [virtue, value(virtue)])) as Record<Virtue, Value>;
}
