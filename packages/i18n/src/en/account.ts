export const account = {
  menu: 'Your account',
  language: 'Language',
  spanish: 'Español',
  english: 'English',
  greeting: 'Hello, {{name}}',
  languageNotStored: 'The language has changed here, but could not be kept in your account.',
  wrongCode: 'That code is not right, or was used already',
  secondFactorOn: 'The second step is on already.',
  secondFactorMissing: 'The second step is not on.',
  ownSecondFactor: 'You switch off your own in the security of your account.',
  wrongPassword: 'That is not your current password',
};
