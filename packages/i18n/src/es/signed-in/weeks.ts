/** The result of the last week, and the weeks before. */
export const texts = {
  weekly: {
    resultTitle: 'Tu semana',
    due: 'Hiciste el último test el {{date}}. La idea es uno por semana: ya te toca otro.',
    notDue: 'Hiciste el test el {{date}}. Con uno a la semana basta: el siguiente toca a partir del {{next}}.',
    take: 'Hacer el test de esta semana',
    takeAgain: 'Hacerlo otra vez',
    emptyTitle: 'Aún no has hecho ningún test semanal',
    empty:
      'Cuando hagas el primero verás aquí cómo ha ido tu semana, y con el tiempo, cómo cambian tu salud, tu éxito, tus vínculos y tu esfuerzo.',
    emptyLocked: 'Aquí verás cómo ha ido cada semana.',
    history: {
      title: 'Tu recorrido',
      latest: 'Últimos resultados',
      range: 'Del {{first}} al {{last}}',
      earlier: 'Ver los anteriores',
      later: 'Ver los más recientes',
      noEarlier: 'Aún no hay resultados anteriores a estos.',
      weeks: 'Todas tus semanas',
    },
  },
};
