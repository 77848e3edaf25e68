export const essential = {
  onceInLife: 'Un ejercicio esencial se repite: elige cada cuánto.',
};
