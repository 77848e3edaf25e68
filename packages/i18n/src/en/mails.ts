import type { Texts } from '../resources.ts';

export const texts = {
  mails: {
    title: 'Messages by mail',
    lead: 'Choose which ones you want. Each choice is saved at once.',
    phaseOpened: 'When a new phase opens',
    weeklyDue: 'When the weekly test is due',
    evaluationDue: 'When the evaluation is due',
    invitationReminder: 'A reminder of your invitation',
    digest: 'The daily summary of what is new',
    hours: 'They arrive between 8 am and 9 pm of your time, and never two on the same day.',
    signInNotices: 'When somebody signs in to your account from a new browser and network',
    signInNoticesHint: 'This one is sent at once.',
    day: 'Remind me of the weekly test',
    anyDay: 'On the day it is due',
    onDay: 'On {{day}}',
    stop: 'Stop this message',
    stopped: 'You will no longer get this message',
    stoppedHint: 'You can switch it on again below whenever you like.',
    unknown: 'This link is not valid',
    unknownHint:
      'It may have been cut off. Open it again from the mail, or sign in and choose your messages in your profile.',
    failed: 'Your messages could not be loaded',
    notSaved: 'It was not saved',
  },
} satisfies Texts<'mails'>;
