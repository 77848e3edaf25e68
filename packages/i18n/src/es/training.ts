export const training = {
  nodescription: 'Escribe en qué consiste el ejercicio antes de añadirlo.',
};
