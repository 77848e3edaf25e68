/** The person who has an expectation of the user, or of whom the user has one. Spec 1, section 3. */
export const people = [
  'yo',
  'padre',
  'madre',
  'abuelo',
  'abuela',
  'hermano',
  'hermana',
  'tio',
  'tia',
  'primo',
  'prima',
  'amigo',
  'amiga',
  'pareja',
  'expareja',
  'hijo',
  'hija',
  'colaborador',
  'socio',
  'socia',
  'cliente',
  'lagente',
  'otro',
] as const;
export type Person = (typeof people)[number];

/** Spec 1, section 3. */
export const habitFrequencies = ['cadahora', 'diario', 'semanal', 'mensual', 'cadaanho', 'otro'] as const;
export type HabitFrequency = (typeof habitFrequencies)[number];
