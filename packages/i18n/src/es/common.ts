export const common = {
  skipToContent: 'Ir al contenido',
  loading: 'Cargando…',
  close: 'Cerrar',
  cancel: 'Cancelar',
  saving: 'Guardando…',
  retry: 'Volver a intentarlo',
  optional: 'opcional',
  notifications: 'Avisos',
  showPassword: 'Mostrar la contraseña',
  hidePassword: 'Ocultar la contraseña',
  readAll: 'Leer entero',
  readLess: 'Leer menos',
};
