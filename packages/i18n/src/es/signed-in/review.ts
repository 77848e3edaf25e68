/** The question that comes back about a sentence or an essential exercise. */
export const texts = {
  review: {
    title: '¿Sigue siendo verdad?',
    about: {
      sentence: 'Tu frase sobre {{virtue}}',
      exercise: 'Uno de tus ejercicios esenciales: {{virtue}}',
    },
    yes: 'Sí',
    differently: { sentence: 'Lo diría de otra manera', exercise: 'Lo haría de otra manera' },
    no: 'Ya no',
    later: 'Más adelante',
    failed: 'Tu respuesta no se ha guardado',
    answered: {
      yes: 'Queda como está. Te lo preguntaremos de nuevo más adelante.',
      no: 'Ya no está entre tus esenciales. Gracias por lo que te dio.',
      later: 'De acuerdo. No hay prisa.',
      restored: 'Vuelve a estar entre tus esenciales.',
    },
    undo: 'Deshacer',
    notRestored: 'No se ha podido deshacer',
  },
};
