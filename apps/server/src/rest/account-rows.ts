import { z } from 'zod';
import { type RestRow, rest } from './row.ts';

/** Signing in, and forgotten passwords. Spec 1, section 7. */
export const accountRows: readonly RestRow[] = [
  rest.post('/login/in', 'account.signIn', {
    summary:
      'Sign in. An account with a second factor needs a code: 401 with auth.secondFactor, or auth.secondFactorWrong',
    failure: 'Credenciales incorrectas',
    refuses: ['credentials'],
    beyond: ['secondFactorNeeded', 'secondFactorWrong'],
    answer: z.strictObject({ token: z.string() }),
  }),
  rest.post('/forgot/sendmail', 'account.forgotPassword', {
    summary: 'Ask for a mail with a link for a new password',
    message: 'Revise su email, se le ha enviado un enlace para crear una nueva contraseña',
    failure:
      'Ha habido un error al intentar enviar los datos, comprueba el correo introducido o vuelva a intentarlo más tarde',
    refuses: ['mailFailed'],
  }),
  rest.put('/forgot/resetpassword', 'account.resetPassword', {
    summary: 'Set a new password with the id and token of the link',
    query: { id: 'The id in the link', token: 'The token in the link' },
    message: 'Contraseña cambiada con éxito',
    failure: 'Ha habido un error al intentar enviar los datos, vuelva a intentarlo más tarde',
  }),
];
