export const account = {
  menu: 'Tu cuenta',
  language: 'Idioma',
  spanish: 'Español',
  english: 'English',
  greeting: 'Hola, {{name}}',
  languageNotStored: 'El idioma ha cambiado aquí, pero no se ha podido guardar en tu cuenta.',
};
