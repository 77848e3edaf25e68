/** What administrators decide about the second step of signing in. */
export const adminSecurity = {
  requireTitle: 'Verificación en dos pasos',
  require: 'Exigirla a quien administra',
  requireHint: 'Quien administre y no la tenga no podrá hacer nada aquí hasta activarla.',
  needsOwn: 'Para exigirla, actívala antes en tu cuenta.',
  setUpOwn: 'Activarla en mi cuenta',
  required: 'Ahora se exige a quien administra',
  notRequired: 'Ya no se exige a quien administra',
  failed: 'No se ha podido cambiar',
  lostTitle: 'Verificación en dos pasos',
  lostSince: '{{name}} la tiene activada desde el {{date}}.',
  lostText: 'Si ha perdido el teléfono y los códigos de recuperación, quítasela y podrá entrar con su contraseña.',
  none: 'No la tiene activada.',
  own: 'La tuya se desactiva desde la seguridad de tu cuenta.',
  ownLink: 'Ir a la seguridad de mi cuenta',
  remove: 'Quitar la verificación',
  removeTitle: '¿Quitar la verificación en dos pasos de {{name}}?',
  removeText:
    'Comprueba antes que es esa persona quien te lo pide. Le bastará la contraseña hasta que vuelva a activarla.',
  removed: 'Verificación quitada',
};
