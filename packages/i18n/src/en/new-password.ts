import type { Texts } from '../resources.ts';

export const texts = {
  auth: {
    forgotTitle: 'Recover your password',
    forgotLead:
      'Write the e-mail address of your account and we will send you a link to make a new one. The link works once, for an hour.',
    email: 'E-mail',
    send: 'Send',
    sending: 'Sending…',
    forgotSent: 'Check your e-mail: we have sent you a link to create a new password',
    forgotSentHint:
      'If nothing arrives in a few minutes, look in your spam folder or check that the address is the one of your account.',
    forgotFailed: 'Your details could not be sent. Check the e-mail address or try again later',
    backToSignIn: 'Back to sign in',
    resetTitle: 'Create a new password',
    resetLead: 'Saving it closes every other session of your account.',
    newPassword: 'New password',
    passwordHint: 'At least 6 characters.',
    repeatPassword: 'Repeat the password',
    resetSave: 'Save the password',
    resetFailed: 'Your details could not be sent. Try again later',
    resetFailedHint: 'The link may have been used already, or it has expired. Ask for a new one and try again.',
    resetAskAgain: 'Ask for another link',
  },
} satisfies Texts<'new-password'>;
