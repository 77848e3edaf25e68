/** The coach's page of a client's second phase. */
export const phaseTwo = {
  tabsLabel: 'Apartados de Responsabilidad',
  tabs: {
    virtues: 'Virtudes',
    weekly: 'Test semanal',
    evaluation: 'Evaluación',
    training: 'Entrenamiento',
  },
  blocks: {
    debil: 'Por entrenar',
    media: 'Medias',
    fuerte: 'Fuertes',
    unrated: 'Sin valorar',
  },

  virtues: {
    none: 'Este usuario no tiene virtudes asignadas',
    noneText: 'Se valoran con los tests de Conciencia. También puedes asignarlas tú aquí.',
    summary: 'Por entrenar: {{debil, number}}. Medias: {{media, number}}. Fuertes: {{fuerte, number}}.',
    manifest: 'Manifiesto',
    noManifest: 'Este usuario no ha escrito su manifiesto',
    noManifestText: 'Aquí se leerá lo que escriba para cada virtud.',
  },

  weekly: {
    none: 'Este usuario no ha hecho ningún test semanal',
    noneText: 'Cuando haga el primero, aquí estarán sus resultados por bloque y cómo cambian de semana en semana.',
    overall: 'En conjunto',
    weeks: 'Todas las semanas',
    weeksOf: 'Semanas de {{name}}',
  },

  evaluation: {
    none: 'Este usuario no ha hecho ninguna evaluación',
    noneText: 'Cuando haga la primera, aquí se verá con qué frecuencia nota la falta de cada virtud, fecha a fecha.',
    summary_one: 'Una evaluación, del {{date}}.',
    summary_other: '{{count, number}} evaluaciones; la última, del {{date}}.',
    legend: 'Con qué frecuencia se nota la falta de la virtud',
    emptyBlock: 'Ninguna virtud.',
  },

  training: {
    none: 'Este usuario no tiene ejercicios',
    noneText: 'Los que añada en Entrenamiento se verán aquí, también cuando los haga o los elimine.',
    show: 'Mostrar',
    filter: {
      all: 'Todos ({{count, number}})',
      open: 'Por hacer ({{count, number}})',
      done: 'Hechos ({{count, number}})',
      essential: 'Esenciales ({{count, number}})',
      deleted: 'Eliminados ({{count, number}})',
    },
    noMatch: 'No hay ejercicios así.',
    exercise: 'Ejercicio',
    virtue: 'Virtud',
    level: 'Nivel',
    frequency: 'Frecuencia',
    state: 'Estado',
    changed: 'Último cambio',
    open: 'Por hacer',
    done: 'Hecho',
    deleted: 'Eliminado',
    essential: 'Esencial',
  },
};
