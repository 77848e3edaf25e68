export const weekly = {
  saved: 'Registrado correctamente',
};
