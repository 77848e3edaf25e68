/** The first page of clients, and what it says of each phase. */
export const texts = {
  profile: {
    title: 'Tu perfil',
    greeting: 'Hola, {{name}}',
    inConscience: 'Estás en Conciencia, la primera de tus tres fases.',
    finished: 'Has completado Conciencia. {{coach}} ya lo ve y te abrirá lo que sigue.',
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
    due: {
      also: 'Y además',
      weekly: {
        title: '¿Cómo ha ido la semana?',
        about: 'Veinte preguntas, unos cinco minutos. Al terminar ves cómo estás y qué ha cambiado.',
        action: 'Hacer el test semanal',
      },
      evaluation: {
        title: 'Mira tus virtudes de cerca',
        about: 'Virtud a virtud, qué asoma estos días y qué no. Son unos diez minutos, y puedes parar cuando quieras.',
        action: 'Evaluar mis virtudes',
      },
      firstExercise: {
        title: 'Elige tu primer ejercicio',
        about: 'Hay ideas listas para cada virtud. Para empezar basta con una.',
        action: 'Ver las ideas',
      },
      exercises: {
        title: 'Hoy toca practicar',
        about: 'Tus ejercicios te esperan, los más frecuentes primero. Haz uno, aunque sea pequeño.',
        action: 'Ir a mis ejercicios',
      },
      manifest: {
        title: 'Ponle palabras a tus virtudes',
        about: 'Una frase tuya por virtud, para volver a ella cuando haga falta. Hoy basta con tres.',
        action: 'Escribir en mi manifiesto',
      },
      personal: {
        title: 'Escribe tu propósito',
        about: 'Qué te mueve, a quién quieres llegar y hasta cuándo. Se va componiendo poco a poco.',
        action: 'Ir a mi propósito personal',
      },
      professional: {
        title: 'Lleva tus virtudes al trabajo',
        about: 'Mira qué virtudes se viven donde trabajas, y qué puedes hacer tú.',
        action: 'Ir a mi propósito profesional',
      },
      nothing: {
        title: 'Hoy no te queda nada pendiente',
        about: 'Tu próximo test semanal será el {{date}}. Hasta entonces, puedes mirar lo que llevas andado.',
        action: 'Ver mi progreso',
      },
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
      held: 'Responsabilidad: tus semanas, evaluaciones, ejercicios y los días en que los hiciste, comentarios en las guías, tu manifiesto y lo que respondes cuando te preguntamos si sigue siendo verdad.',
      about: 'Entrena tus virtudes y mide cómo va tu semana.',
      holds: 'Aquí están la evaluación de tus virtudes, los ejercicios, las guías y tu manifiesto.',
      train: 'Ir a tus ejercicios',
      enter: 'Ir a tu semana',
    },
    impact: {
      held: 'Impacto: tus propósitos personal, profesional y de pareja.',
      about: 'Da forma a tu propósito personal, profesional y de pareja.',
      holds: 'Escribe tus propósitos y mira qué virtudes los sostienen.',
      enter: 'Ir a tu propósito',
    },
  },
};
