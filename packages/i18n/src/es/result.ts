/** The result of the wellness test. */
export const texts = {
  result: {
    title: 'Tu resultado',
    taken: 'Hiciste el test el {{date}}.',
    overall: 'En conjunto',
    outOf: 'de {{best}}',
    blocks: 'Tus cuatro áreas',
    howCounted:
      'Cada área es la media de sus cinco respuestas, y el conjunto es la media de las cuatro, con el esfuerzo contado dos veces. Por debajo de 2 es crisis; desde 2, reto; desde 3, fluir; desde 3,5, wow.',
    announced: 'Tu resultado: {{level}}, {{score}} de {{best}}.',
    stale: 'No hemos podido comprobar tu resultado ahora mismo. Lo que ves es lo último que recibimos.',
    emptyTitle: 'Aún no hay resultado',
    empty:
      'Cuando hagas el test verás aquí cómo estás en salud, éxito, vínculos y esfuerzo, y un próximo paso para cada área.',
    emptyClosedTitle: 'No hay resultado',
    emptyClosed:
      'No hiciste el test de bienestar y la fase Conciencia ya ha terminado. Si quieres hacerlo, pídele a tu coach que la abra de nuevo.',
    takeTest: 'Hacer el test',
  },
};
