export const validation = {
  required: 'Este campo es necesario.',
  wrongType: 'Este valor no es del tipo esperado.',
  tooSmall: 'El valor es demasiado pequeño.',
  tooBig: 'El valor es demasiado grande.',
  tooLong: 'El texto es demasiado largo.',
  email: 'Escribe una dirección de correo completa, como nombre@ejemplo.com.',
  format: 'El formato no es correcto.',
  unknownField: 'Este campo no se conoce.',
  invalid: 'Este valor no es válido.',
  controlCharacters: 'Escríbelo en una sola línea, sin caracteres especiales.',
  noSpaces: 'No puede llevar espacios.',
  passwordTooShort: 'La contraseña necesita al menos 6 caracteres.',
};
