export const training = {
  nodescription: 'Escribe en qué consiste el ejercicio antes de añadirlo.',
  added: 'Ejercicio añadido',
  deleted: 'Ejercicio eliminado',
  completed: 'Ejercicio completado',
  none: 'Todavía no hay ejercicios.',
};
