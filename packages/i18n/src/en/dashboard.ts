import type { Texts } from '../resources.ts';

export const texts = {
  care: {
    title: 'May need support',
    lead: 'What they wrote or marked may call for a talk. Read it, and speak with the person.',
    loadFailed: 'Who may need support could not be loaded',
    prospect: 'An expectation about themselves',
    evaluation: 'An evaluation',
    see: 'Mark as seen: {{name}}',
    seeShort: 'Seen',
    seen: 'Marked as seen',
    undo: 'Undo',
    more_one: 'And {{count, number}} more, which appears when you mark one of these.',
    more_other: 'And {{count, number}} more, which appear when you mark these.',
    failed: 'Could not be marked as seen',
    notUndone: 'Could not be undone',
  },
  checklist: {
    title: 'First steps',
    progress: '{{finished, number}} of {{count, number}} done',
    hide: 'Hide',
    hidden: 'List hidden',
    hiddenText: 'You can show it again from the settings.',
    notHidden: 'It could not be hidden',
    noMailServer: 'Mail is not set up: messages stay in a folder on the server. The settings say what is needed.',
    steps: {
      account: 'Enter your name, e-mail and phone',
      contact: 'Say who answers your clients',
      mail: 'Send a test mail',
      backups: 'Schedule backups',
      guides: 'Look at the guides',
      client: 'Add your first client',
    },
    why: {
      account: 'Your account still has the details it was made with, and mail to it reaches nobody.',
      contact: 'They see it on their profile, with your picture if you like.',
      mail: 'Then you know that invitations and notices arrive.',
      backups: 'Without backups, a broken disk takes everything with it.',
      guides: 'They are the texts that your clients read. You can change them.',
      client: 'You can also bring a whole list from a file.',
    },
  },
  backup: {
    failed: 'The backup {{when}} could not be made ({{reason}}). It will be tried again.',
    noRoom: 'There was no room on the disk for the backup {{when}}. Make some: it will be tried again.',
  },
} satisfies Texts<'dashboard'>;
