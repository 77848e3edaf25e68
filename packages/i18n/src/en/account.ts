export const account = {
  menu: 'Your account',
  language: 'Language',
  spanish: 'Español',
  english: 'English',
  greeting: 'Hello, {{name}}',
  languageNotStored: 'The language has changed here, but could not be kept in your account.',
};
