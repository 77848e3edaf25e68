/** What the screens of expectations and habits say alike. */
export const entries = {
  count: '{{number}} de {{limit}} caracteres',
  over_one: 'sobra {{number}}',
  over_other: 'sobran {{number}}',
  nearLimit: 'Te quedan menos de 100 caracteres de {{limit}}.',
  overLimit: 'El texto pasa de {{limit}} caracteres. Sigue aquí entero; para añadirlo tendrás que acortarlo.',
  tooLong: 'Caben {{limit}} caracteres. No hemos quitado nada: acórtalo como prefieras.',
  noVirtue: 'Ninguna',
  delete: 'Eliminar',
  remove: 'Eliminar: {{name}}',
  sendFailed: 'No se ha añadido todavía',
  closedTitle: 'Puedes leer esta página, pero no cambiarla',
  closed:
    'La fase Conciencia ya ha terminado para ti, así que no se puede añadir ni eliminar nada. Si lo necesitas, pídele a quien te acompaña que la abra de nuevo.',
};
