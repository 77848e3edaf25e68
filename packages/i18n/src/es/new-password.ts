/** Choosing a new password. */
export const texts = {
  auth: {
    forgotTitle: 'Recupera tu contraseña',
    forgotLead:
      'Escribe el correo de tu cuenta y te enviaremos un enlace para crear una nueva. El enlace sirve una vez, durante una hora.',
    email: 'Correo electrónico',
    send: 'Enviar',
    sending: 'Enviando…',
    forgotSent: 'Revise su email, se le ha enviado un enlace para crear una nueva contraseña',
    forgotSentHint:
      'Si no llega en unos minutos, mira en el correo no deseado o comprueba que la dirección sea la de tu cuenta.',
    forgotFailed:
      'Ha habido un error al intentar enviar los datos, comprueba el correo introducido o vuelva a intentarlo más tarde',
    backToSignIn: 'Volver a entrar',
    resetTitle: 'Crea una contraseña nueva',
    resetLead: 'Al guardarla se cerrarán las demás sesiones de tu cuenta.',
    newPassword: 'Contraseña nueva',
    passwordHint: '6 caracteres como mínimo.',
    repeatPassword: 'Repite la contraseña',
    resetSave: 'Guardar la contraseña',
    resetFailed: 'Ha habido un error al intentar enviar los datos, vuelva a intentarlo más tarde',
    resetFailedHint: 'Puede que el enlace ya se haya usado o haya caducado. Pide uno nuevo y prueba otra vez.',
    resetAskAgain: 'Pedir otro enlace',
  },
};
