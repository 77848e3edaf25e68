/** The wellness test, its result and its charts, for visitors and clients. */
export const texts = {
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
      overall: 'En conjunto',
      level: 'Nivel',
      date: 'Fecha',
      choose: 'Semana que se lee',
      lines: 'Líneas que se ven',
      reading: '{{date}}: {{level}}',
    },
  },
  initial: {
    title: 'Test de bienestar',
    stepOf: '{{step}} de {{steps}}',
    blocks: { health: 'Salud', success: 'Éxito', company: 'Compañía', effort: 'Esfuerzo' },
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
    sendFailed: 'Tu test no se ha enviado todavía',
    taken: 'Ya hiciste este test. Tu resultado está guardado.',
    closedTitle: 'Puedes leer el test, pero no responderlo',
    closed:
      'La fase Conciencia ya ha terminado para ti. Si quieres hacer el test, pídele a quien te acompaña que la abra de nuevo.',
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
  result: {
    title: 'Tu resultado',
    taken: 'Hiciste el test el {{date}}.',
    overall: 'En conjunto',
    outOf: 'de {{best}}',
    score: '{{score}} de {{best}}',
    blocks: 'Tus cuatro áreas',
    nextStep: 'Tu próximo paso',
    support: 'Pide apoyo',
    howCounted:
      'Cada área es la media de sus cinco respuestas, y el conjunto es la media de las cuatro, con el esfuerzo contado dos veces. Por debajo de 2 es crisis; desde 2, reto; desde 3, fluir; desde 3,5, wow.',
    announced: 'Tu resultado: {{level}}, {{score}} de {{best}}.',
    stale: 'No hemos podido comprobar tu resultado ahora mismo. Lo que ves es lo último que recibimos.',
    emptyTitle: 'Aún no hay resultado',
    empty:
      'Cuando hagas el test verás aquí cómo estás en salud, éxito, compañía y esfuerzo, y un próximo paso para cada área.',
    emptyClosedTitle: 'No hay resultado',
    emptyClosed:
      'No hiciste el test de bienestar y la fase Conciencia ya ha terminado. Si quieres hacerlo, pídele a quien te acompaña que la abra de nuevo.',
    takeTest: 'Hacer el test',
    toProfile: 'Volver a tu perfil',
  },
};
