import type { Texts } from '../resources.ts';

export const texts = {
  invitation: {
    title: 'Welcome',
    greeting: 'Hello, {{name}}',
    lead: 'Choose a password, and you are in.',
    username: 'Your username',
    usernameHint: 'To sign in, your e-mail address works as well.',
    enter: 'Save and enter',
    unknown: 'This invitation is not valid',
    unknownHint:
      'The link may have been cut off, or another one was sent since. Open it again from the latest mail, or ask the person who invited you for another.',
    used: 'This invitation has been used',
    usedHint: 'Sign in with your username and password. If you do not remember it, you can choose another.',
    expired: 'This invitation has expired',
    expiredHint: 'It lasted seven days. Ask the person who invited you for another: it takes them a moment.',
    signIn: 'Go to sign in',
    failed: 'The invitation could not be opened',
    notSaved: 'The password was not saved',
  },
} satisfies Texts<'invitation'>;
