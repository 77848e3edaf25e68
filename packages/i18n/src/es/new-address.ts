/** The page of the link that confirms a new e-mail address. */
export const texts = {
  newAddress: {
    title: 'Tu nueva dirección de correo',
    lead: 'Confirma que quieres usar en tu cuenta la dirección a la que llegó este enlace.',
    confirm: 'Confirmar la dirección',
    notConfirmed: 'La dirección no se ha confirmado',
    failed: 'Este enlace ya no sirve',
    failedHint:
      'Dura un día y sirve una vez. También lo anulan un enlace posterior, una contraseña nueva o un cambio que haya hecho el equipo. En tu perfil ves qué dirección vale ahora, y puedes pedir otro enlace.',
    taken: 'Esta dirección ya la tiene otra persona',
    takenHint: 'Se ha dado de alta mientras esperaba. Tu cuenta sigue con la de antes; elige otra en tu perfil.',
    confirmed: 'Tu dirección está confirmada',
    confirmedHint: 'Desde ahora tus avisos llegan ahí, y sirve para entrar.',
    signIn: 'Ir a entrar',
    profile: 'Ir a tu perfil',
  },
};
