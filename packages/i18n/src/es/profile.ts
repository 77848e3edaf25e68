export const profile = {
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
    'Veinte preguntas sobre tu salud, tu éxito, tu compañía y tu esfuerzo. Son unos cinco minutos y puedes parar cuando quieras: cada respuesta se guarda.',
  takeTest: 'Hacer el test',
  unfinishedTitle: 'Tienes el test a medias',
  unfinished: 'Tus respuestas están guardadas. Puedes seguir justo donde lo dejaste.',
  continueTest: 'Seguir con el test',
  closedTitle: 'Sin test de bienestar',
  closed:
    'El test pertenece a Conciencia, que ya ha terminado para ti. Si quieres hacerlo, pídele a quien te acompaña que la abra de nuevo.',
  later: {
    title: 'Ponte en marcha con tu resumen',
    exercises_one: 'Tienes un ejercicio por hacer',
    exercises_other: 'Tienes {{count, number}} ejercicios por hacer',
    noExercises: 'No tienes ejercicios por hacer',
    about: 'En él están las virtudes que quieres entrenar. Repásalo con quien te acompaña.',
  },
  locked: 'Cerrada',
  unlocked: 'Abierta',
  conscience: {
    about: 'Mira cómo estás, qué te limita y qué virtudes quieres entrenar.',
    open: 'En marcha',
    ended: 'Terminada',
    progress: '{{done}} de {{total}} pasos hechos.',
    readOnly: 'Puedes volver a leerla cuando quieras; ya no se cambia.',
    enter: 'Ir a Conciencia',
  },
  responsibility: {
    about: 'Entrena tus virtudes y mide cómo va tu semana.',
    opens: 'Se abre cuando termines Conciencia y quien te acompaña le dé paso.',
    coming:
      'Mira cómo va tu semana. Aquí estarán también la evaluación de tus virtudes, los ejercicios, las guías y tu manifiesto.',
    enter: 'Ir a tu semana',
  },
  impact: {
    about: 'Da forma a tu propósito personal, profesional y de pareja.',
    opens: 'Se abre junto con Responsabilidad, al terminar Conciencia.',
    coming: 'Aquí escribirás tus propósitos y verás qué virtudes los sostienen.',
  },
};
