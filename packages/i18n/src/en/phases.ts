/** The steps of the later phases as the navigation names them. */
export const phases = {
  responsibility: {
    weeklyResult: 'Your week',
    evaluation: 'Evaluation',
    training: 'Training',
    historical: 'History',
    essential: 'Essentials',
    guide: 'Guides',
    manifest: 'Manifesto',
  },
  impact: {
    personal: 'Personal purpose',
    professional: 'Professional purpose',
    couple: 'Couple purpose',
    scenarios: 'Scenarios',
  },
  /** How often the lack of a virtue shows. */
  frequency: {
    diario: 'Daily',
    algunos: 'Some days',
    pocos: 'Few days',
    ninguno: 'None',
    notEvaluated: 'Not evaluated',
  },
  /** The state that follows from it. */
  state: {
    crisis: 'Intensive',
    challenge: 'Moderate',
    flow: 'Maintenance',
    custom: 'Aligned',
  },
  exerciseLevel: {
    low: 'Easy',
    medium: 'Moderate',
    high: 'Hard',
  },
  exerciseFrequency: {
    daily: 'Daily',
    weekly: 'Weekly',
    monthly: 'Monthly',
    quarterly: 'Quarterly',
    annually: 'Annually',
    oncelive: 'Once in life',
  },
  download: {
    busy: 'Preparing the PDF…',
    failed: 'We could not prepare the PDF. Your data is still stored; check the connection and try again.',
  },
  lockedTitle: 'You can read it, but not change it',
  lockedText: 'Responsibility and Impact open once you finish Conscience and the person guiding you lets you through.',
};
