export const caps = {
  nearly: {
    prospects: 'Tienes {{entries, number}} de las {{cap, number}} expectativas que caben aquí.',
    harmfulHabits: 'Tienes {{entries, number}} de los {{cap, number}} hábitos que caben aquí.',
    exercises: 'Tienes {{entries, number}} de los {{cap, number}} ejercicios que caben aquí.',
    pendingComments: 'Aquí esperan a ser leídos {{entries, number}} comentarios tuyos, de {{cap, number}} como máximo.',
    pendingCommentsInAll: 'Esperan a ser leídos {{entries, number}} comentarios tuyos, de {{cap, number}} como máximo.',
    weeklyTests: 'Has hecho {{entries, number}} de los {{cap, number}} tests que caben en un día.',
    coachNotes: 'Hay {{entries, number}} de las {{cap, number}} notas que caben aquí.',
  },
  full: {
    prospects:
      'Ya están escritas las {{cap, number}} expectativas que caben aquí. Elimina una que ya no necesites y añade entonces esta: lo que escribas se queda.',
    harmfulHabits:
      'Ya están escritos los {{cap, number}} hábitos que caben aquí. Elimina uno que ya no necesites y añade entonces este: lo que escribas se queda.',
    exercises:
      'Ya están ocupados los {{cap, number}} ejercicios que caben aquí. Termina o elimina uno, o quítale a otro la marca de esencial, y añade entonces este: lo que escribas se queda.',
    pendingComments:
      'Ya esperan a ser leídos {{cap, number}} comentarios tuyos en esta guía. En cuanto se lea uno habrá sitio para el siguiente: lo que escribas se queda.',
    pendingCommentsInAll:
      'Ya esperan a ser leídos {{cap, number}} comentarios tuyos en las guías. En cuanto se lea uno habrá sitio para el siguiente: lo que escribas se queda.',
    weeklyTests:
      'Has hecho {{cap, number}} tests en un día, y no caben más. Vuelve mañana: tus respuestas se quedan aquí.',
    coachNotes:
      'Ya están escritas las {{cap, number}} notas que caben aquí. Elimina una que ya no haga falta y añade entonces esta: lo que escribas se queda.',
  },
};
