export const validation = {
  required: 'This field is needed.',
  wrongType: 'This value is not of the expected kind.',
  tooSmall: 'The value is too small.',
  tooBig: 'The value is too big.',
  tooLong: 'The text is too long.',
  email: 'Write a complete e-mail address, like name@example.com.',
  format: 'The format is not right.',
  unknownField: 'This field is not known.',
  invalid: 'This value is not valid.',
  controlCharacters: 'Write it on one line, without special characters.',
  noSpaces: 'It cannot contain spaces.',
  passwordTooShort: 'The password needs at least 6 characters.',
};
