export const weak = {
  title: 'Virtues to train',
  lead: 'Mark the situations in which you recognise yourself, eight at most. You need not reach eight: keep those that weigh most on you today.',
  group: 'Situations {{first}} to {{last}}',
  count: '{{count, number}} of {{most, number}}',
  countWords: 'situations marked',
  cited:
    'Already among your virtues to train, because your expectations point to it. It does not count towards the eight.',
  limit: 'Select a maximum of 8 situations',
  limitText: 'You have marked eight already. If this one weighs more than another, unmark the other first.',
  limitClose: 'Got it',
  tooMany_one: 'There is one too many: unmark it so that you can save.',
  tooMany_other: 'There are {{count, number}} too many: unmark them so that you can save.',
  save: 'Save and continue',
  saved: 'Recorded successfully',
  notSaved: 'Your marks have not been recorded yet',
};
