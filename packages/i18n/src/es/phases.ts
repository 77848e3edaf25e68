/** The steps of the later phases as the navigation names them. */
export const phases = {
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
    oncelive: 'Una vez en la vida',
  },
  download: {
    busy: 'Preparando el PDF…',
    failed: 'No hemos podido preparar el PDF. Tus datos siguen guardados; revisa la conexión y vuelve a intentarlo.',
  },
  lockedTitle: 'Puedes leerlo, pero no cambiarlo',
  lockedText: 'Responsabilidad e Impacto se abren cuando termines Conciencia y quien te acompaña les dé paso.',
};
