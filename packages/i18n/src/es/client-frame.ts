/** What the pages of a client have in common, whatever the phase. */
export const clientFrame = {
  pages: 'Páginas de {{name}}',
  titles: {
    phaseOne: 'Fase 1: Conciencia',
    phaseTwo: 'Fase 2: Responsabilidad',
    phaseThree: 'Fase 3: Impacto',
  },
  results: 'Resultados',
  phaseOf: 'Fase {{number}} de {{name}}',
  inPhase: 'Está en la fase {{number}}',
  closed: 'Sigue en la fase 1: esto lo puede leer, pero no cambiar.',
  userData: 'Datos del usuario',
  print: 'Imprimir',
  neighbours: 'Otros clientes de la lista',
  previous: 'Cliente anterior',
  next: 'Cliente siguiente',
  lastActive: 'Última visita: {{when}}',
  lastActiveNow: 'hace menos de una hora',
  neverHere: 'Todavía no ha entrado',
  rosette: 'Roseta: {{fuerte}} fuertes, {{media}} medias, {{debil}} por entrenar y {{unrated}} sin valorar.',
  loadFailed: 'No se ha podido cargar esta página',
  stale: 'Esto puede no estar al día',

  missing: {
    title: 'Para completar Conciencia falta',
    mark: '(falta)',
    unrated_one: 'Queda una virtud sin valorar: {{names}}.',
    unrated_other: 'Quedan {{count, number}} virtudes sin valorar: {{names}}.',
    all: 'Quedan las 23 virtudes sin valorar.',
  },

  phase: {
    openTwo: 'Abrir la fase 2',
    openTwoTitle: '¿Abrir la fase 2 a {{name}}?',
    openTwoText:
      'Tendrá abiertas Responsabilidad e Impacto, y sus respuestas de Conciencia quedarán solo para leer. Puedes volver a la fase 1 cuando quieras.',
    openTwoAnyway: 'Abrir de todos modos',
    openedTwo: 'Fase 2 abierta',
    backToOne: 'Volver a la fase 1',
    backToOneTitle: '¿Volver a la fase 1 con {{name}}?',
    backToOneText:
      'Responsabilidad e Impacto se cerrarán, sin perder lo que haya hecho allí, y podrá cambiar de nuevo sus respuestas de Conciencia.',
    openedOne: 'De nuevo en la fase 1',
  },

  strengths: {
    title: 'Cambiar la fortaleza',
    text: 'Lo que elijas aquí vale más que los tests hasta que lo quites.',
    virtue: 'Virtud',
    byTests: 'Tests: {{strength}}',
    counts: 'Cuenta como',
    strengthOf: 'Fortaleza de {{virtue}}',
    asTests: '{{strength}} (tests)',
    changed: 'Cambiada',
    changes_one: 'Hay un cambio hecho por administración.',
    changes_other: 'Hay {{count, number}} cambios hechos por administración.',
    noChanges: 'Todo está como dicen los tests.',
    saved: '{{virtue}}: {{strength}}',
    savedAsTests: '{{virtue}} vuelve a contar como dicen los tests',
    failed: 'No se ha podido cambiar {{virtue}}',
  },
};
