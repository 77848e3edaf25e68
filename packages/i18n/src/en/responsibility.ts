export const responsibility = {
  steps: 'Steps of Responsibility',
  home: 'Back to your profile',
  lockedTitle: 'You can read it, but not change it',
  locked: 'Responsibility opens once you finish Conscience and the person guiding you lets you through.',
  step: {
    weeklyResult: 'Your week',
    evaluation: 'Evaluation',
    training: 'Training',
    historical: 'History',
    essential: 'Essentials',
    guide: 'Guides',
  },
};
