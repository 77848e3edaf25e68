/** The weekly test. */
export const texts = {
  caps: {
    nearly: {
      weeklyTests: 'Has hecho {{entries, number}} de los {{cap, number}} tests que caben en un día.',
    },
    full: {
      weeklyTests:
        'Has hecho {{cap, number}} tests en un día, y no caben más. Vuelve mañana: tus respuestas se quedan aquí.',
    },
  },
  weekly: {
    saved: 'Registrado correctamente',
    title: 'Test semanal',
    lead: 'Veinte preguntas sobre tus últimos siete días, unos cinco minutos. La idea es hacerlo una vez por semana.',
    lastTaken: 'El último fue el {{date}}.',
    resumedFrom:
      'Empezaste este test el {{date}}. Repasa lo que respondiste entonces: cuenta cómo te ha ido esta semana.',
    takenTitle: 'Ya hiciste el test de esta semana',
    taken:
      'Fue el {{date}}, y con uno a la semana basta: el siguiente toca a partir del {{next}}. Si lo haces ahora, se guardarán los dos.',
    seeResult: 'Ver mi resultado',
  },
};
