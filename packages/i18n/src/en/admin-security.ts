/** What administrators decide about the second step of signing in. */
export const adminSecurity = {
  requireTitle: 'Second step of signing in',
  require: 'Require it of administrators',
  requireHint: 'An administrator without it can do nothing here until they switch it on.',
  needsOwn: 'To require it, first switch it on for your own account.',
  setUpOwn: 'Switch it on for my account',
  required: 'It is now required of administrators',
  notRequired: 'It is no longer required of administrators',
  failed: 'It could not be changed',
  lostTitle: 'Second step of signing in',
  lostSince: '{{name}} has had it on since {{date}}.',
  lostText: 'If they have lost their phone and their recovery codes, remove it and their password will let them in.',
  none: 'It is not on.',
  own: 'You switch off your own in the security of your account.',
  ownLink: 'Go to the security of my account',
  remove: 'Remove the second step',
  removeTitle: 'Remove the second step of {{name}}?',
  removeText:
    'Make sure first that it is they who ask. Their password alone will let them in until they switch it on again.',
  removed: 'Second step removed',
};
