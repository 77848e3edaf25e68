/** The coach's page of a client's first phase: what the client wrote, read by somebody else. */
export const phaseOne = {
  tabsLabel: 'Apartados de Conciencia',
  tabs: {
    wellness: 'Bienestar',
    weak: 'Por entrenar',
    prospect: 'Expectativas',
    mediumhard: 'Medias y fuertes',
    harmful: 'Hábitos dañinos',
    resume: 'Resumen',
  },
  saved: 'Guardado el {{date}}',

  missing: {
    none: 'Conciencia está completa.',
    readOnly: 'Solo se puede leer: la fase 2 está abierta.',
  },

  wellness: {
    notTaken: 'Este usuario no ha hecho el test inicial',
    notTakenText: 'Cuando lo haga, aquí estarán sus 20 respuestas, la media de cada bloque y el total.',
    taken: 'Test hecho el {{date}}',
    total: 'Total',
    mean: 'Media',
    question: 'Pregunta',
    answer: 'Respuesta',
    value: 'Valor',
  },

  weak: {
    notTaken: 'Este usuario no ha hecho el test de virtudes por entrenar',
    notTakenText: 'Lo que ya citan sus expectativas está marcado en la lista.',
    statement: 'Situación',
    virtue: 'Virtud',
    marked: 'En el test',
    cited: 'En expectativas',
    markedYes: 'Marcada',
    times_one: '{{count, number}} vez',
    times_other: '{{count, number}} veces',
    no: 'No',
    count: 'Marcadas en el test: {{marked, number}}. Citadas por expectativas: {{cited, number}}.',
  },

  prospect: {
    me: 'Sobre mí',
    others: 'Sobre otras personas',
    who: 'Quién',
    text: 'Expectativa',
    feelings: 'Emociones',
    conducts: 'Comportamientos',
    virtues: 'Virtudes por entrenar',
    none: 'Ninguna',
    empty: 'Este usuario no ha escrito expectativas',
    emptyMe: 'No ha escrito ninguna expectativa sobre sí.',
    emptyOthers: 'No ha escrito ninguna expectativa sobre otras personas.',
  },

  mediumhard: {
    notTaken: 'Este usuario no ha hecho el test de virtudes medias y fuertes',
    notTakenText: 'Las virtudes que ya se saben por entrenar no se preguntan en él.',
    virtue: 'Virtud',
    question: 'Pregunta',
    medium: 'Media',
    hard: 'Fuerte',
    chosen: 'Elegida',
    notChosen: 'No elegida',
    blockedBy: {
      weakTest: 'Por entrenar: la marcó en el test',
      expectation: 'Por entrenar: la cita una expectativa',
    },
  },

  harmful: {
    empty: 'Este usuario no ha escrito hábitos dañinos',
    emptyText: 'Son opcionales: citan virtudes, pero no cambian su valoración.',
    habit: 'Hábito',
    feelings: 'Emociones',
    action: 'Acción',
    frequency: 'Frecuencia',
    quantity: 'Cantidad',
    impact: 'Impacto',
    left: 'Sin rellenar',
  },

  resume: {
    fuerte: 'Fuertes',
    debil: 'Por entrenar',
    media: 'Medias',
    against: 'frente a {{names}}',
    nobody: 'Ninguna',
    radar: 'Las 23 virtudes de {{name}}',
  },

  text: { openAll: 'Mostrar los textos enteros', closeAll: 'Recoger los textos' },
};
