export const conscience = {
  title: 'Conscience',
  steps: 'Steps of Conscience',
  step: {
    initial: { name: 'Initial test', short: 'Initial' },
    weak: { name: 'Virtues to train', short: 'To train' },
    prospect: { name: 'Limiting expectations', short: 'Expectations' },
    mediumhard: { name: 'Medium and strong virtues', short: 'Strong' },
    harmful: { name: 'Harmful habits', short: 'Habits' },
    resume: { name: 'Your summary', short: 'Summary' },
  },
};
