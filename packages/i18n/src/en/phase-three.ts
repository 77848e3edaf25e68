/** The coach's page of a client's third phase. */
export const phaseThree = {
  tabsLabel: 'Parts of Impact',
  tabs: {
    personal: 'Personal',
    professional: 'Professional',
    couple: 'Couple',
  },
  lockedTitle: 'Nothing can be saved here yet',
  lockedText:
    'Impact is closed while {{name}} is in phase 1, for administrators too. You can read all of it; to write in their place, open phase 2 first.',
  onBehalf:
    'You are writing in the place of {{name}}. They will see what you save as theirs, with a note that an administrator saved it.',
  none: 'This user has not written their personal purpose',
  noneText: 'What moves them, how far it reaches, how long it lasts and their life project will be here to read.',
  edit: 'Change what was chosen',
  fill: 'Fill in the purpose',
  read: 'Back to reading',
  summary: 'Their purpose',
  form: 'Form of the purpose',
  scenarios: {
    company: 'Scenarios in their company',
    couple: 'Scenarios in their couple',
  },
};
