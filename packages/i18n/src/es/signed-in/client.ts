/** What clients and the team see on every page, and what the phases share. */
export const texts = {
  common: {
    readAll: 'Leer entero',
    readLess: 'Leer menos',
  },
  help: {
    readLater: 'Nadie lee esto al momento.',
  },
  nav: {
    shortcuts: 'Accesos rápidos',
    done: '(hecho)',
    profile: 'Perfil',
    yourself: 'Sobre ti',
    today: 'Tu perfil de hoy',
    progress: 'Tu progreso',
    editProfile: 'Editar tu perfil',
    security: 'Seguridad',
    myData: 'Mis datos',
    offline: 'Estás sin conexión. Lo que escribas se queda aquí y se guarda cuando vuelvas a tenerla.',
    phases: 'Tus tres fases',
  },
  conscience: {
    title: 'Conciencia',
    steps: 'Pasos de Conciencia',
    next: 'Lo siguiente',
    start: 'Empezar',
    continue: 'Continuar',
    completeTitle: 'Has completado Conciencia',
    complete:
      'Tu resumen reúne todo lo que has descubierto. {{coach}} ya ve que has terminado y te abrirá Responsabilidad. Hasta entonces puedes volver a cualquier paso y cambiarlo.',
    opensByItself: 'Cuando termines el último paso, Responsabilidad se abre sola y Conciencia queda solo para leer.',
    /** Begins a sentence, where no name is known. */
    coach: 'Tu coach',
    seeSummary: 'Ver tu resumen',
    unrated_one: 'Queda una virtud por valorar',
    unrated_other: 'Quedan {{count, number}} virtudes por valorar',
    step: {
      initial: {
        name: 'Test de bienestar',
        short: 'Bienestar',
        about: 'Veinte preguntas para ver cómo estás en salud, éxito, vínculos y esfuerzo.',
      },
      weak: {
        name: 'Virtudes por entrenar',
        short: 'Entrenar',
        about: 'Entre 23 situaciones, marca las que hoy más te pesan: ocho como mucho.',
      },
      prospect: {
        name: 'Expectativas limitantes',
        short: 'Expectativas',
        about:
          'Pon palabras a lo que se espera de ti, y a lo que esperas de otras personas, cuando te frena sin querer.',
      },
      mediumhard: {
        name: 'Virtudes medias y fuertes',
        short: 'Fuertes',
        about: 'De las demás virtudes, di cuáles están en equilibrio y cuáles son ya tu fuerza.',
      },
      harmful: {
        name: 'Hábitos dañinos',
        short: 'Hábitos',
        about: 'Anota lo que haces y te resta. No hace falta para terminar la fase, pero completa tu mapa.',
      },
      resume: {
        name: 'Tu resumen',
        short: 'Resumen',
        about: 'Tus virtudes fuertes, medias y por entrenar, con su equilibrio y su gráfico.',
      },
    },
    closedTitle: 'Puedes leerlo, pero no cambiarlo',
  },
  /** What is due, and the way on to it. */
  due: {
    goOn: 'Seguir: {{what}}',
    name: {
      session: 'Tu próxima sesión',
      initial: 'Test de bienestar',
      weak: 'Virtudes por entrenar',
      prospect: 'Expectativas limitantes',
      mediumhard: 'Virtudes medias y fuertes',
      finished: 'Tu resumen',
      weekly: 'Test semanal',
      evaluation: 'Evaluación de tus virtudes',
      firstExercise: 'Tu primer ejercicio',
      exercises: 'Tus ejercicios',
      manifest: 'Tu manifiesto',
      personal: 'Tu propósito personal',
      professional: 'Tu propósito profesional',
    },
  },
  /** What today holds, on the profile and on today's. */
  today: {
    exercises_one: 'Un ejercicio para hoy',
    exercises_other: '{{count, number}} ejercicios para hoy',
    noExercises: 'No tienes ejercicios por hacer',
    allDone: 'Por ahora, tus ejercicios están hechos',
    moreExercises_one: 'y otro más',
    moreExercises_other: 'y {{count}} más',
    train: 'Ir al entrenamiento',
    statement: 'De tu manifiesto',
  },
  /** The steps of the later phases as the navigation names them. */
  phases: {
    responsibility: {
      weeklyResult: 'Tu semana',
      evaluation: 'Evaluación',
      training: 'Entrenamiento',
      historical: 'Historial',
      essential: 'Esenciales',
      guide: 'Guías',
      manifest: 'Manifiesto',
    },
    impact: {
      personal: 'Propósito personal',
      professional: 'Propósito profesional',
      couple: 'Propósito de pareja',
      scenarios: 'Escenarios',
    },
    /** How often the lack of a virtue shows. */
    frequency: {
      diario: 'Cada día',
      algunos: 'Algunos días',
      pocos: 'Pocos días',
      ninguno: 'Ninguno',
      notEvaluated: 'Sin evaluar',
    },
    /** The state that follows from it. */
    state: {
      crisis: 'Intensivo',
      challenge: 'Moderado',
      flow: 'Mantenimiento',
      custom: 'Alineada',
    },
    exerciseLevel: {
      low: 'Fácil',
      medium: 'Moderado',
      high: 'Difícil',
    },
    exerciseFrequency: {
      daily: 'Cada día',
      weekly: 'Cada semana',
      monthly: 'Cada mes',
      quarterly: 'Cada trimestre',
      annually: 'Cada año',
      once: 'Una vez en la vida',
    },
    download: {
      busy: 'Preparando el PDF…',
      failed: 'No hemos podido preparar el PDF. Tus datos siguen guardados; revisa la conexión y vuelve a intentarlo.',
    },
    lockedTitle: 'Puedes leerlo, pero no cambiarlo',
    opens: {
      conscienceAndTeam: 'Se abre cuando termines Conciencia y tu coach le dé paso.',
      conscience: 'Se abre sola en cuanto termines Conciencia.',
      team: '{{coach}} ya ve que has terminado Conciencia y te la abrirá.',
    },
    opensTogether: 'Se abre a la vez que Responsabilidad.',
  },
  /** How far a virtue is developed, as a word beside its name. */
  strengths: {
    debil: 'Por entrenar',
    media: 'Media',
    fuerte: 'Fuerte',
    unrated: 'Sin valorar',
  },
  responsibility: {
    steps: 'Pasos de Responsabilidad',
    home: 'Volver a tu perfil',
  },
};
