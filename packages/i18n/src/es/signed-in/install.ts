/** The hint that the app can be installed. */
export const texts = {
  install: {
    title: 'Ten {{brand}} a mano',
    text: 'Un icono entre tus aplicaciones te trae aquí sin buscar la dirección.',
    byHand: 'Pulsa Compartir y, en la lista, «Añadir a pantalla de inicio».',
    install: 'Instalar',
    dismiss: 'No volver a mostrar',
  },
};
