/** The exercises that a client keeps. */
export const texts = {
  essential: {
    title: 'Ejercicios esenciales',
    lead: 'Los ejercicios que has hecho y quieres mantener. Ajusta el nivel y cada cuánto los haces cuando lo necesites.',
    emptyTitle: 'Todavía no hay ejercicios esenciales',
    empty: 'Cuando termines un ejercicio en tu entrenamiento y lo guardes como esencial, lo encontrarás aquí.',
    toTraining: 'Ir al entrenamiento',
    removeText: 'Dejará de estar entre tus esenciales. Durante diez segundos podrás deshacerlo.',
    onceInLife: 'Un ejercicio esencial se repite: elige cada cuánto.',
  },
};
