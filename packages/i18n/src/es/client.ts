/** The client area: profile, wellness test and what its phases share. */
export const texts = {
  help: { readLater: 'Nadie lee esto al momento.', now: '¿Necesitas ayuda ahora?' },
  chart: {
    asTable: 'Ver como tabla',
    asChart: 'Ver como gráfico',
    radar: {
      title: 'Tus 23 virtudes',
      description:
        'Gráfico radial con las 23 virtudes, de 0 en el centro a 3 en el borde. {{fuerte}} fuertes en el 3, {{media}} medias en el 2, {{debil}} por entrenar en el 1 y {{unrated}} sin valorar en el 0. La tabla dice cuál es cuál.',
      virtue: 'Virtud',
      strength: 'Fortaleza',
      value: 'De 0 a 3',
    },
    weeks: {
      title: 'Tus semanas',
      description_one: 'Gráfico de líneas con una sola semana, del 1 al 4. La tabla da todas las cifras.',
      description_other:
        'Gráfico de líneas de {{count, number}} semanas, del 1 al 4, entre el {{from}} y el {{to}}. En conjunto empieza en {{first}} ({{firstLevel}}) y termina en {{last}} ({{lastLevel}}). La tabla da todas las cifras.',
      initial: '{{date}} · Test inicial',
      overall: 'En conjunto',
      level: 'Nivel',
      date: 'Fecha',
      choose: 'Semana que se lee',
      lines: 'Líneas que se ven',
      reading: '{{date}}: {{level}}',
    },
  },
  conscience: {
    title: 'Conciencia',
    lead: 'Aquí miras con calma cómo estás y qué te limita. Al terminar tendrás el mapa de tus 23 virtudes: las que ya son tu fuerza, las que están en equilibrio y las que quieres entrenar.',
    steps: 'Pasos de Conciencia',
    next: 'Lo siguiente',
    start: 'Empezar',
    continue: 'Continuar',
    completeTitle: 'Has completado Conciencia',
    complete:
      'Tu resumen reúne todo lo que has descubierto. Léelo y avisa a tu coach de que has terminado: te abrirá Responsabilidad. Hasta entonces puedes volver a cualquier paso y cambiarlo.',
    seeSummary: 'Ver tu resumen',
    state: {
      done: 'Hecho',
      begun: 'A medias',
      changed: 'Con cambios sin registrar',
      pending: 'Pendiente',
      optional: 'Opcional',
    },
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
    closed:
      'La fase Conciencia ya ha terminado para ti. Si quieres cambiar algo, pídele a tu coach que la abra de nuevo.',
    saveShort: 'Guardar',
    save: {
      untouched: 'Se guarda un borrador',
      registered: 'Registrado el {{date}}',
      neverSent: 'Este borrador no llegó a registrarse',
      saving: 'Guardando el borrador…',
      saved: 'Borrador guardado',
      unsaved: 'Borrador sin guardar. Sigue aquí y lo seguimos intentando.',
      refused:
        'Borrador sin guardar: así no se puede guardar, quizá porque un texto es demasiado largo. Cámbialo para intentarlo de nuevo.',
      unsavedAnnounced: 'No se ha podido guardar el borrador. Sigue aquí y lo seguimos intentando; puedes continuar.',
      savedAgain: 'El borrador ya está guardado.',
    },
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
    exercises_one: 'Tienes un ejercicio por hacer',
    exercises_other: 'Tienes {{count, number}} ejercicios por hacer',
    noExercises: 'No tienes ejercicios por hacer',
    moreExercises_one: 'y otro más',
    moreExercises_other: 'y {{count}} más',
    train: 'Ir al entrenamiento',
    statement: 'De tu manifiesto',
  },
  /** The steps of the later phases as the navigation names them. */
  /** A form that shows one question at a time. */
  focused: {
    mode: 'Cómo ver las preguntas',
    one: 'De una en una',
    all: 'Todas a la vez',
    place: '{{block}} · {{number, number}} de {{total, number}}',
    progress: 'Avance: {{name}}',
    answered: '{{count, number}} de {{total, number}} respondidas',
    back: 'Atrás',
    next: 'Siguiente',
    skip: 'Saltar por ahora',
    missing_one: 'Queda una sin responder.',
    missing_other: 'Quedan {{count, number}} sin responder.',
    openMissing: 'Ir a la primera',
  },
  initial: {
    title: 'Test de bienestar',
    stepOf: '{{step}} de {{steps}}',
    blocks: { health: 'Salud', success: 'Éxito', company: 'Vínculos', effort: 'Esfuerzo' },
    lead: 'Son veinte preguntas, unos cinco minutos. No hay respuestas buenas ni malas: piensa en tu vida en general, no solo en hoy.',
    leads: {
      health: 'Empezamos por tu cuerpo, tu descanso y tu calma.',
      success: 'Lo que haces, lo que consigues y cómo lo vives.',
      company: 'La gente que te rodea y cómo te sientes con ella.',
      effort: 'Tu constancia y el cuidado que pones en lo que importa.',
    },
    resumed: 'Sigues donde lo dejaste.',
    progress: 'Avance del test',
    answered: 'Has respondido {{count}} de {{total}}',
    keys: 'Con el teclado: de 1 a 4 para responder, tabulador para pasar a otra pregunta, Intro para continuar.',
    missing: 'Falta tu respuesta',
    incomplete: 'Complete todas las preguntas para continuar.',
    next: 'Continuar',
    previous: 'Paso anterior',
    leave: 'Seguir en otro momento',
    send: 'Enviar y ver mi resultado',
    allAnswered: 'Has respondido a las veinte',
    sendLead: 'Puedes volver atrás y cambiar lo que quieras.',
    sendFailed: 'Tu test no se ha enviado todavía',
    taken: 'Ya hiciste este test. Tu resultado está guardado.',
    closedTitle: 'Puedes leer el test, pero no responderlo',
    closed:
      'La fase Conciencia ya ha terminado para ti. Si quieres hacer el test, pídele a tu coach que la abra de nuevo.',
    save: {
      untouched: 'Cada respuesta se guarda al momento',
      saving: 'Guardando…',
      saved: 'Guardado',
      unsaved: 'Aún no guardado. Tus respuestas siguen aquí y lo seguimos intentando.',
      refused: 'Sin guardar. Tus respuestas siguen aquí; recarga la página para intentarlo otra vez.',
      unsavedAnnounced:
        'No se ha podido guardar tu última respuesta. Sigue aquí y lo seguimos intentando; puedes continuar.',
      savedAgain: 'Ya está todo guardado.',
    },
  },
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
    lockedText: 'Responsabilidad e Impacto se abren cuando termines Conciencia y tu coach les dé paso.',
  },
  result: {
    title: 'Tu resultado',
    taken: 'Hiciste el test el {{date}}.',
    overall: 'En conjunto',
    outOf: 'de {{best}}',
    score: '{{score}} de {{best}}',
    blocks: 'Tus cuatro áreas',
    nextStep: 'Tu próximo paso',
    support: 'Pide apoyo',
    inCrisis: 'En crisis: {{areas}}',
    howCounted:
      'Cada área es la media de sus cinco respuestas, y el conjunto es la media de las cuatro, con el esfuerzo contado dos veces. Por debajo de 2 es crisis; desde 2, reto; desde 3, fluir; desde 3,5, wow.',
    /** Also on the tests, on the landing page and in the two profile documents. */
    snapshot:
      'Es una foto para pensar y conversar, no un diagnóstico ni una prueba clínica; no sustituye a una consulta.',
    aboutMethod: 'Cómo funciona el método',
    lowest: 'Lo que más cuidado pide ahora: {{area}}, {{score}} de {{best}}.',
    change: {
      up: 'Has subido {{by}} desde el {{date}}.',
      down: 'Has bajado {{by}} desde el {{date}}.',
      same: 'Sigues igual que el {{date}}.',
    },
    announced: 'Tu resultado: {{level}}, {{score}} de {{best}}.',
    stale: 'No hemos podido comprobar tu resultado ahora mismo. Lo que ves es lo último que recibimos.',
    emptyTitle: 'Aún no hay resultado',
    empty:
      'Cuando hagas el test verás aquí cómo estás en salud, éxito, vínculos y esfuerzo, y un próximo paso para cada área.',
    emptyClosedTitle: 'No hay resultado',
    emptyClosed:
      'No hiciste el test de bienestar y la fase Conciencia ya ha terminado. Si quieres hacerlo, pídele a tu coach que la abra de nuevo.',
    takeTest: 'Hacer el test',
    toProfile: 'Volver a tu perfil',
  },
  /** How far a virtue is developed, as a word beside its name. */
  strengths: {
    debil: 'Por entrenar',
    media: 'Media',
    fuerte: 'Fuerte',
    unrated: 'Sin valorar',
  },
};
