/** What the server refuses where somebody changes a password, an e-mail or a second step, their own or a user’s. */
export const texts = {
  account: {
    wrongCode: 'Ese código no es correcto o ya se ha usado',
    secondFactorOn: 'La verificación en dos pasos ya está activada.',
    secondFactorMissing: 'La verificación en dos pasos no está activada.',
    wrongPassword: 'Esa no es tu contraseña actual',
    ownSecondFactor: 'La tuya se desactiva desde la seguridad de tu cuenta.',
  },
};
