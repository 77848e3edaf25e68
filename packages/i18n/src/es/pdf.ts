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
      diario: 'Su falta se nota cada día',
      algunos: 'Su falta se nota algunos días',
      pocos: 'Su falta se nota pocos días',
      ninguno: 'Su falta no se nota',
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
      statesLead: 'Según tus últimas evaluaciones: cada cuánto se nota la falta de cada virtud y qué pide ahora.',
      noEvaluations: 'Todavía no hay ninguna evaluación.',
      virtue: 'Virtud',
      shows: 'Signos de su falta',
      state: 'Estado',
      toDo: 'Ejercicios por hacer',
      essential: 'Ejercicios esenciales',
      noEssential: 'Todavía no hay ningún ejercicio esencial.',
      noManifest: 'Todavía no hay manifiesto.',
    },
  },
};
