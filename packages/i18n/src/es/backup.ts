/** Las copias de seguridad que hace el propio producto, en el panel. */
export const backup = {
  last: 'Última copia de seguridad: {{when}}',
  none: 'Todavía no hay ninguna copia de seguridad.',
  notScheduled: 'No hay copias de seguridad programadas.',
  failed: 'La copia de seguridad de {{when}} no se ha podido hacer ({{reason}}). Se volverá a intentar.',
  noRoom: 'La copia de seguridad de {{when}} no cabía en el disco. Haz sitio: se volverá a intentar.',
};
