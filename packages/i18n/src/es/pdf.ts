/** What only documents say. */
export const texts = {
  pdf: {
    page: '{{page}} / {{pages}}',
    help: '¿Necesitas ayuda ahora?',
    madeOn: 'A {{date}}',
    profile: {
      title: 'Perfil de virtudes de {{name}}',
      columns: 'Virtudes fuertes, por entrenar y medias',
      table: 'El gráfico en una tabla',
      details: 'Tus virtudes, una a una',
    },
    /** The blocks of virtues as a document's sections. */
    blocks: {
      debil: 'Virtudes por entrenar',
      media: 'Virtudes medias',
      fuerte: 'Virtudes fuertes',
      unrated: 'Virtudes sin valorar',
    },
    /** The groups of exercises: by how often the lack of their virtues shows. */
    groups: {
      diario: 'Señales cada día',
      algunos: 'Señales algunos días',
      pocos: 'Señales pocos días',
      ninguno: 'Sin señales',
      notEvaluated: 'Sin evaluar todavía',
    },
    manifest: {
      title: 'Manifiesto de {{name}}',
      kind: 'Mi manifiesto',
    },
    exercises: {
      title: 'Ejercicios de {{name}}',
      kind: 'Mis ejercicios',
      none: 'No queda ningún ejercicio por hacer.',
    },
    responsibility: {
      title: 'Responsabilidad: perfil de {{name}}',
      kind: 'Mi camino en Responsabilidad',
      latest: 'Tu última semana',
      noWeeks: 'Todavía no hay ningún test semanal.',
      area: 'Área',
      level: 'Nivel',
      score: 'Puntuación',
      date: 'Fecha',
      history: 'Las últimas semanas',
      states: 'Cómo están tus virtudes',
      statesLead: 'Según tus últimas evaluaciones: cada cuánto notas señales de cada virtud y qué pide ahora.',
      noEvaluations: 'Todavía no hay ninguna evaluación.',
      virtue: 'Virtud',
      shows: 'Señales',
      state: 'Estado',
      toDo: 'Ejercicios por hacer',
      essential: 'Ejercicios esenciales',
      noEssential: 'Todavía no hay ningún ejercicio esencial.',
      noManifest: 'Todavía no hay manifiesto.',
    },
  },
};
