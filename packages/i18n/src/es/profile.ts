/** The first page of clients, and what it says of each phase. */
export const texts = {
  profile: {
    title: 'Tu perfil',
    greeting: 'Hola, {{name}}',
    inConscience: 'Estás en Conciencia, la primera de tus tres fases.',
    beyondConscience: 'Conciencia queda atrás. Tienes abiertas Responsabilidad e Impacto.',
    howAmI: 'Cómo estás',
    measured: {
      initial: 'Según tu test del {{date}}',
      weekly: 'Según tu test semanal del {{date}}',
    },
    emblem: 'Tu emblema, un pétalo por virtud: {{strong}} fuertes, {{medium}} medias y {{weak}} por entrenar.',
    seeResult: 'Ver el resultado completo',
    startTitle: 'Empieza por ver cómo estás',
    start:
      'Veinte preguntas sobre tu salud, tu éxito, tus vínculos y tu esfuerzo. Son unos cinco minutos y puedes parar cuando quieras: cada respuesta se guarda.',
    takeTest: 'Hacer el test',
    unfinishedTitle: 'Tienes el test a medias',
    unfinished: 'Tus respuestas están guardadas. Puedes seguir justo donde lo dejaste.',
    continueTest: 'Seguir con el test',
    closedTitle: 'Sin test de bienestar',
    closed:
      'El test pertenece a Conciencia, que ya ha terminado para ti. Si quieres hacerlo, pídele a tu coach que la abra de nuevo.',
    later: {
      title: 'Empieza por tu resumen',
      exercises_one: 'Tienes un ejercicio por hacer',
      exercises_other: 'Tienes {{count, number}} ejercicios por hacer',
      noExercises: 'No tienes ejercicios por hacer',
      about: 'En él están las virtudes que quieres entrenar. Repásalo con tu coach.',
    },
    locked: 'Cerrada',
    unlocked: 'Abierta',
    conscience: {
      held: 'Conciencia: tus tests, tus expectativas, tus hábitos y cómo están valoradas tus virtudes.',
      about: 'Mira cómo estás, qué te limita y qué virtudes quieres entrenar.',
      open: 'En marcha',
      ended: 'Terminada',
      progress: '{{done}} de {{total}} pasos hechos.',
      readOnly: 'Puedes volver a leerla cuando quieras; ya no se cambia.',
      enter: 'Ir a Conciencia',
    },
    responsibility: {
      held: 'Responsabilidad: tus semanas, evaluaciones, ejercicios, comentarios en las guías y tu manifiesto.',
      about: 'Entrena tus virtudes y mide cómo va tu semana.',
      opens: 'Se abre cuando termines Conciencia y tu coach le dé paso.',
      holds: 'Aquí están la evaluación de tus virtudes, los ejercicios, las guías y tu manifiesto.',
      train: 'Ir a tus ejercicios',
      enter: 'Ir a tu semana',
    },
    impact: {
      held: 'Impacto: tus propósitos personal, profesional y de pareja.',
      about: 'Da forma a tu propósito personal, profesional y de pareja.',
      opens: 'Se abre junto con Responsabilidad, al terminar Conciencia.',
      holds: 'Escribe tus propósitos y mira qué virtudes los sostienen.',
      enter: 'Ir a tu propósito',
    },
  },
};
