/** The page of an invitation: the first sign-in. */
export const texts = {
  invitation: {
    title: 'Te damos la bienvenida',
    greeting: 'Hola, {{name}}',
    lead: 'Elige una contraseña y ya puedes entrar.',
    username: 'Tu usuario',
    usernameHint: 'Para entrar sirve también tu correo.',
    enter: 'Guardar y entrar',
    unknown: 'Esta invitación no es válida',
    unknownHint:
      'Puede que el enlace esté cortado, o que se haya enviado otro después. Ábrelo otra vez desde el último correo, o pide otro a quien te invitó.',
    used: 'Esta invitación ya se ha usado',
    usedHint: 'Entra con tu usuario y tu contraseña. Si no la recuerdas, puedes elegir otra.',
    expired: 'Esta invitación ha caducado',
    expiredHint: 'Duró siete días. Pide otra a quien te invitó: se envía en un momento.',
    signIn: 'Ir a entrar',
    failed: 'La invitación no se ha podido abrir',
    notSaved: 'La contraseña no se ha guardado',
  },
};
