/** The evaluations so far. */
export const texts = {
  historical: {
    title: 'Tu historial',
    lead: 'Así han ido tus virtudes, evaluación a evaluación. Pulsa el nombre de una virtud para saber más de ella o cómo cuidarla.',
    legend: 'Qué significa cada estado',
    meaning: {
      crisis: 'La señal aparece cada día: entrénala a fondo.',
      challenge: 'Aparece algunos días.',
      flow: 'Aparece pocos días.',
      custom: 'No aparece ninguna señal: está alineada con tu propósito.',
    },
    notEvaluated: 'Una raya quiere decir que ese día no se evaluó.',
    virtue: 'Virtud',
    shown: 'La última y de la {{first, number}} a la {{last, number}}, de {{total, number}}',
    earlier: 'Ver las fechas anteriores: {{name}}',
    later: 'Ver las fechas más recientes: {{name}}',
    about: 'Saber más de {{name}}',
    advice: 'Consejo para entrenarla',
    tip: 'Hoy mismo',
    otherAdvice: 'Para otros casos',
    noneInBlock: {
      debil: 'Ahora mismo no tienes virtudes por entrenar.',
      media: 'Ahora mismo no tienes virtudes medias.',
      fuerte: 'Ahora mismo no tienes virtudes fuertes.',
    },
    emptyTitle: 'Aún no has hecho ninguna evaluación',
    empty: 'Cuando envíes la primera verás aquí el estado de cada virtud y, con el tiempo, cómo cambia.',
    evaluate: 'Evaluar mis virtudes',
    evaluateAgain: 'Nueva evaluación',
    next: 'Siguiente',
    noNext: 'El historial no tiene un paso siguiente: crece con cada evaluación.',
  },
};
