export const responsibility = {
  steps: 'Pasos de Responsabilidad',
  home: 'Volver a tu perfil',
  lockedTitle: 'Puedes leerlo, pero no cambiarlo',
  locked: 'Responsabilidad se abre cuando termines Conciencia y quien te acompaña le dé paso.',
  step: {
    weeklyResult: 'Tu semana',
    evaluation: 'Evaluación',
    training: 'Entrenamiento',
    historical: 'Historial',
    essential: 'Esenciales',
    guide: 'Guías',
  },
};
