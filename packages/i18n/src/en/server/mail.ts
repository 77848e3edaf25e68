import type { Texts } from '../../resources.ts';

export const texts = {
  mail: {
    reset: {
      subject: 'Your new password for {{brand}}',
      text:
        'Hello {{name}},\n\nYou asked for a new password. With this link you can choose it within the next hour, once:\n\n' +
        '{{link}}\n\nYour username is {{username}}.\n\nIf it was not you who asked, there is nothing to do: your password stays as it is.\n\n{{brand}}\n',
    },
    test: {
      subject: 'Test mail from {{brand}}',
      text: 'Hello {{name}},\n\nIf you can read this, {{brand}} can send mail.\n\n{{brand}}\n',
    },
    invitation: {
      subject: '{{inviter}} invites you to {{brand}}',
      text:
        'Hello {{name}},\n\n{{inviter}} has made a place for you in {{brand}}, to look at your life calmly and train what helps you grow. What ' +
        'you write there is read only by you and the team.\n\nChoose your password here. The link works once, until {{until}}:' +
        '\n\n{{link}}\n\nYour username is {{username}}. Later you enter with it, or with this e-mail address, at:\n\n{{address}}\n\nIf you did not ' +
        'expect this, there is nothing to do.\n\n{{brand}}\n',
      text_team:
        'Hello {{name}},\n\n{{inviter}} has added you to the team of {{brand}}.\n\nChoose your password here. The link works once, until ' +
        '{{until}}:\n\n{{link}}\n\nYour username is {{username}}. Later you enter with it, or with this e-mail address, at:\n\n{{address}}\n\nIf ' +
        'you did not expect this, there is nothing to do.\n\n{{brand}}\n',
    },
    passwordChanged: {
      subject: 'The password of your {{brand}} account has changed',
      text:
        'Hello {{name}},\n\nThe password of your account has just been changed.\n\nIf you did this or asked for it, there is nothing to do.\n\n' +
        'If it was not you, choose another password here now, and tell the team:\n\n{{newPassword}}\n\n{{brand}}\n',
    },
    addressAsked: {
      subject: 'Another e-mail address was asked for at your {{brand}} account',
      text:
        'Hello {{name}},\n\nSomebody signed in to your account and, with your password, asked to change its e-mail address. It does not change until ' +
        'it is confirmed with the link that we sent to the new address.\n\nIf it was you, there is nothing more to do here.\n\nIf it was not you, ' +
        'choose another password here now, which takes the change back, and tell the team:\n\n{{newPassword}}\n\n{{brand}}\n',
    },
    addressToConfirm: {
      subject: 'Confirm your new address for {{brand}}',
      subject_taken: 'You already have a {{brand}} account with this address',
      text:
        'Hello {{name}},\n\nYou asked for this to be the address of your account {{username}}. Confirm it here, once, until {{until}}:\n\n' +
        '{{link}}\n\nUntil then the earlier one counts. If it was not you who asked, there is nothing to do.\n\n{{brand}}\n',
      text_taken:
        'Hello {{name}},\n\nSomebody tried to give this address to another {{brand}} account. That is not possible, because it is the address of ' +
        'yours, {{username}}: nothing has changed, and the one who asked does not learn that you have an account.\n\nIf it was you, sign in with this ' +
        'address. If you do not remember the password, you can choose another one:\n\n{{newPassword}}\n\nIf it was not you, there is nothing to ' +
        'do.\n\n{{brand}}\n',
    },
    emailChanged: {
      subject: 'The e-mail address of your {{brand}} account has changed',
      text:
        'Hello {{name}},\n\nThe e-mail address of your account has just been changed. This message goes to the old address and to the new one.\n\n' +
        'If you did this or asked for it, there is nothing to do.\n\nIf it was not you, talk to the team as soon as you can: they ' +
        'can put your address back. If you can still sign in, change your password and end all other sessions here:\n\n{{security}}\n\n{{brand}}\n',
    },
    secondFactorOn: {
      subject: 'Your {{brand}} account now has a second step',
      text:
        'Hello {{name}},\n\nFrom now on, signing in to your account also takes a code from an app.\n\nIf you did this, there is nothing to do.\n\n' +
        'If it was not you, talk to the team as soon as you can: they can remove that step. And choose another password ' +
        'here:\n\n{{newPassword}}\n\n{{brand}}\n',
    },
    secondFactorOff: {
      subject: 'Your {{brand}} account no longer has a second step',
      text:
        'Hello {{name}},\n\nThe second step was removed from your account: your password alone is enough to sign in again.\n\nIf you did this, ' +
        'there is nothing to do.\n\nIf it was not you, choose another password here now, and tell the team:\n\n{{newPassword}}\n\n' +
        '{{brand}}\n',
    },
    secondFactorReset: {
      subject: 'The second step of your {{brand}} account was removed',
      text:
        'Hello {{name}},\n\nSomebody who administers {{brand}} has removed the second step from your account: your password alone is enough to ' +
        'sign in again.\n\nIf you asked for this, you can set it up again here:\n\n{{security}}\n\nIf you did not, choose another password here, ' +
        'and tell the team:\n\n{{newPassword}}\n\n{{brand}}\n',
    },
    codesGuessed: {
      subject: 'Somebody is trying codes at your {{brand}} account',
      text:
        'Hello {{name}},\n\nSomebody entered your password, and then five codes that are wrong. They did not get in, and each further try now ' +
        'has to wait.\n\nIf it was you, check that the clock of your phone is right, or sign in with a recovery code.\n\nIf it was not you, ' +
        'somebody knows your password: choose another one here now, and tell the team:\n\n{{newPassword}}\n\n{{brand}}\n',
    },
    newSignIn: {
      subject: 'A sign-in to your {{brand}} account from somewhere new',
      text:
        'Hello {{name}},\n\nSomebody signed in to your account from a browser and a network that we had not seen before:\n\n{{device}}\n{{when}}\n\nIf ' +
        'it was you, there is nothing to do.\n\nIf it was not you, choose another password here now, which ends all sessions, and tell the ' +
        'team:\n\n{{newPassword}}\n\n{{brand}}\n',
      unknownDevice: 'An unknown browser',
    },
    newPassword: {
      subject: 'Choose a password for {{brand}}',
      text:
        'Hello {{name}},\n\nYour {{brand}} account belongs to the team and has no password: an earlier one no longer works. Choose one with this ' +
        'link, once and within the next hour:\n\n{{link}}\n\nAfter that you can ask for another link here:\n\n{{newPassword}}\n\nYour ' +
        'username is {{username}}.\n\nIf you did not expect this, tell the team.\n\n{{brand}}\n',
    },
    accountLocked: {
      subject: 'Your {{brand}} account is locked',
      text:
        'Hello {{name}},\n\nSomebody who administers {{brand}} has locked your account. You are signed out everywhere, and your password no ' +
        'longer works: nobody can get in until an administrator enables the account again. Then you will get a link to choose another ' +
        'password.\n\nIf you noticed anything unusual, or did not expect this, tell the team.\n\n{{brand}}\n',
    },
    deletionAsked: {
      subject: 'You asked us to delete your data from {{brand}}',
      text:
        'Hello {{name}},\n\nWe have received your request. Everything you wrote will be deleted on {{date}} at the latest, or earlier ' +
        'if the team confirms it.\n\nUntil then you can take the request back under ‘My data’, and download all of it.\n\n{{brand}}\n',
    },
    deletionToConfirm: {
      subject: 'A request for deletion in {{brand}}',
      text: '{{name}} has asked for their data to be deleted. It happens by itself on {{date}}; you can confirm it earlier here:\n\n{{link}}\n\n{{brand}}\n',
      text_coach:
        '{{name}} has asked for their data to be deleted. It happens by itself on {{date}}; an administrator can confirm it earlier. ' +
        'Here is the page of {{name}}:\n\n{{link}}\n\n{{brand}}\n',
    },
    startRequest: {
      subject: '{{visitor}} wants to start in {{brand}}',
      text: 'Hello {{name}},\n\n{{visitor}} wants to start and is waiting for your answer.\n\n{{details}}\n\nYou can reply to this message. Nothing of it is kept here.\n\n{{brand}}\n',
      email: 'E-mail: {{email}}',
      phone: 'Phone: {{phone}}',
      message: 'They write:\n\n{{message}}',
      result: 'They chose to send you the result of their wellness test: {{overall}}.\n\n{{areas}}',
    },
    deletionDone: {
      subject: 'Your data has been deleted from {{brand}}',
      text:
        'Hello {{name}},\n\nAs you asked, your account and everything you had written have been deleted. There is nothing left for you to do.\n\n' +
        'Thank you for letting us walk part of the way with you.\n\n{{brand}}\n',
      text_team:
        'Hello {{name}},\n\nSomebody who administers {{brand}} has deleted your account, with everything you had written. You can no longer ' +
        'sign in, and there is nothing left for you to do.\n\nIf you did not expect this, tell the team.\n\n{{brand}}\n',
    },
    summary: {
      subject: '{{coach}} has put something together for you in {{brand}}',
      text:
        'Hello {{name}},\n\n{{coach}} has put together a summary of your path. It comes with this message, as a PDF to keep or to print, and to read ' +
        'when you have a quiet moment.\n\nIf something in it stays with you, bring it to your next session.\n\n{{brand}}\n',
      file: 'summary.pdf',
    },
    care: {
      subject: 'Somebody may need support · {{brand}}',
      text:
        'Hello {{name}},\n\nSomebody may need support. We do not say here who or why: others may read this. It is on their ' +
        'page:\n\n{{link}}\n\nPlease read it as soon as you can and mark it as seen, so that the team knows somebody is on it. Otherwise ' +
        'we will remind you in two days.\n\n{{brand}}\n',
    },
    careReminder: {
      subject: 'Nobody has seen it yet: somebody may need support · {{brand}}',
      text:
        'Hello {{name}},\n\nFor at least two days somebody may have needed support, and nobody on the team has marked it as seen. It is on ' +
        'their page:\n\n{{link}}\n\n{{brand}}\n',
    },
    off: 'If you no longer want this message, or would rather choose which ones you get:\n{{off}}',
    phaseOpened: {
      subject: 'Something new is open for you in {{brand}}',
      text:
        'Hello {{name}},\n\nThe phases Responsibility and Impact are now open to you: a short test every week, evaluations, exercises to train ' +
        'with and, whenever you like, your purposes. There is no hurry, and you can begin where you please.\n\n{{address}}\n\n{{brand}}\n',
      text_line:
        'Hello {{name}},\n\n{{line}}\n\nThe phases Responsibility and Impact are now open to you: a short test every week, evaluations, ' +
        'exercises to train with and, whenever you like, your purposes. There is no hurry, and you can begin where you please.\n\n{{address}}\n\n' +
        '{{brand}}\n',
    },
    weeklyDue: {
      subject: 'How was your week?',
      text:
        'Hello {{name}},\n\nA week has gone by since your last step. The weekly test has twenty questions, and in a few minutes you see how ' +
        'you are and what has changed.\n\n{{address}}\n\n{{brand}}\n',
      text_coach:
        'Hello {{name}},\n\n{{coach}} has you in mind. When you have a moment, the weekly test is waiting for you: twenty questions, and in a ' +
        'few minutes you see how you are and what has changed.\n\n{{address}}\n\n{{brand}}\n',
    },
    evaluationDue: {
      subject: 'A moment to look at your virtues',
      text:
        'Hello {{name}},\n\nIt is a week since you last evaluated your virtues. It shows you where you have moved on, and what asks for your ' +
        'attention now.\n\n{{address}}\n\n{{brand}}\n',
    },
    invitationReminder: {
      subject: 'Your place in {{brand}} is waiting',
      text:
        'Hello {{name}},\n\nA few days ago we invited you to {{brand}}, and your place is still open. This new link replaces the earlier one: with it ' +
        'you choose your password, once, until {{until}}:\n\n{{link}}\n\nYour username is {{username}}. Later you enter with it, or with this ' +
        'e-mail address, at:\n\n{{address}}\n\nWe will not remind you again.\n\n{{brand}}\n',
    },
    digest: {
      subject: 'News of your clients in {{brand}}',
      text: 'Hello {{name}},\n\nSince the last summary:\n\n{{details}}\n\nThe names are on your dashboard:\n\n{{link}}\n\n{{brand}}\n',
      tests_one: '- {{count}} finished test',
      tests_other: '- {{count}} finished tests',
      care_one: '- {{count}} care sign',
      care_other: '- {{count}} care signs',
      removals_one: '- {{count}} request to delete data',
      removals_other: '- {{count}} requests to delete data',
    },
  },
} satisfies Texts<'mail'>;
