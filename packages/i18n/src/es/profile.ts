export const profile = {
  title: 'Tu perfil',
  greeting: 'Hola, {{name}}',
  inConscience: 'Estás en Conciencia, la primera de tus tres fases.',
  beyondConscience: 'Conciencia queda atrás. Tienes abiertas Responsabilidad e Impacto.',
  howAmI: 'Cómo estás',
  next: 'Lo siguiente',
  measured: 'Según tu test del {{date}}',
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
  locked: 'Cerrada',
  unlocked: 'Abierta',
  conscience: {
    about: 'Mira cómo estás, qué te limita y qué virtudes quieres entrenar.',
    open: 'En marcha',
    ended: 'Terminada',
    coming: 'Primero, el test de bienestar. Después vendrán tus virtudes por entrenar, tus expectativas y tus hábitos.',
    after:
      'El test de bienestar ya está hecho. Después vendrán tus virtudes por entrenar, tus expectativas y tus hábitos.',
    readOnly: 'Puedes volver a leerla cuando quieras; ya no se cambia.',
    test: 'Hacer el test',
    continue: 'Seguir con el test',
    result: 'Ver tu resultado',
  },
  responsibility: {
    about: 'Entrena tus virtudes y mide cómo va tu semana.',
    opens: 'Se abre cuando termines Conciencia y quien te acompaña le dé paso.',
    coming: 'Aquí estarán tu test semanal, la evaluación de tus virtudes, los ejercicios, las guías y tu manifiesto.',
  },
  impact: {
    about: 'Da forma a tu propósito personal, profesional y de pareja.',
    opens: 'Se abre junto con Responsabilidad, al terminar Conciencia.',
    coming: 'Aquí escribirás tus propósitos y verás qué virtudes los sostienen.',
  },
};
