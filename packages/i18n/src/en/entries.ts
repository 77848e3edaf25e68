/** What the screens of expectations and habits say alike. */
export const entries = {
  count: '{{number}} of {{limit}} characters',
  over_one: '{{number}} too many',
  over_other: '{{number}} too many',
  nearLimit: 'Fewer than 100 of {{limit}} characters are left.',
  overLimit:
    'The text is longer than {{limit}} characters. All of it is still here; to add it you will have to shorten it.',
  tooLong: 'There is room for {{limit}} characters. We have not removed anything: shorten it as you like.',
  noVirtue: 'None',
  delete: 'Delete',
  remove: 'Delete: {{name}}',
  sendFailed: 'It has not been added yet',
  closedTitle: 'You can read this page, but not change it',
  closed:
    'The Conscience phase has ended for you, so nothing can be added or deleted. If you need to, ask the person who guides you to open it again.',
};
