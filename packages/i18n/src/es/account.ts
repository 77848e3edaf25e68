export const account = {
  menu: 'Tu cuenta',
  language: 'Idioma',
  spanish: 'Español',
  english: 'English',
  greeting: 'Hola, {{name}}',
  languageNotStored: 'El idioma ha cambiado aquí, pero no se ha podido guardar en tu cuenta.',
  wrongCode: 'Ese código no es correcto o ya se ha usado',
  secondFactorOn: 'La verificación en dos pasos ya está activada.',
  secondFactorMissing: 'La verificación en dos pasos no está activada.',
  ownSecondFactor: 'La tuya se desactiva desde la seguridad de tu cuenta.',
  wrongPassword: 'Esa no es tu contraseña actual',
};
