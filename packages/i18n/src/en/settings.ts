import type { Texts } from '../resources.ts';

export const texts = {
  settings: {
    lead: 'What applies to the whole practice. Each part is saved by itself.',
    save: 'Save',
    saved: 'Settings saved',
    failed: 'It was not saved',
    onServer: 'This is set on the server, which then has to be restarted:',
    practice: {
      title: 'Your practice',
      text: 'This is how your clients and visitors see it.',
      name: 'Name of the practice',
      nameHint:
        'Shown on every page, in documents and in mails. If you leave it empty, the name of the product is shown.',
      contact: 'Who answers',
      contactHint: 'Shown on each client’s profile, and wherever they are asked to speak with their coach.',
      contactName: 'Full name',
      mail: 'E-mail',
      phone: 'Phone',
    },
    visitors: {
      title: 'People who want to start',
      text: 'What visitors find when they want to start with you.',
      way: 'How they reach you',
      ways: { form: 'A form', contact: 'The contact of your practice', none: 'Nothing' },
      hints: {
        form: 'They leave their name and e-mail, and you get a notice.',
        contact: 'They see your phone and e-mail, and call or write.',
        none: 'The pages do not say how to start.',
      },
      noContact: 'There is no contact yet, so nothing is offered for now. Enter one above, under ‘Who answers’.',
    },
    security: {
      text: 'A password can be guessed or stolen; a code from a phone, not so easily.',
    },
    backups: {
      title: 'Backups',
      text: 'All data and pictures in a single file.',
      scheduled_one: 'One is made every {{every}}, and the latest is kept.',
      scheduled_other: 'One is made every {{every}}, and the latest {{count, number}} are kept.',
      elsewhere:
        'Backups are in the folder backups of the data, on the same disk. Take one somewhere else from time to time.',
    },
    retention: {
      title: 'How long things are kept',
      text: 'What is removed by itself.',
      left: 'Deactivated accounts of clients',
      leftHint:
        'The time counts from the last thing that happened to the account: they came in, you deactivated it, or you changed something in it. It is removed with all that is theirs, and no mail is sent.',
      never: 'Never remove them',
      after_one: 'Remove them after a year',
      after_other: 'Remove them after {{count, number}} years',
      always:
        'Also, and always: sessions and links that expire, pictures that nobody uses after a day, and after 30 days the account of anyone who asks for everything to be erased.',
      confirmTitle_one: 'Remove {{count, number}} deactivated account?',
      confirmTitle_other: 'Remove {{count, number}} deactivated accounts?',
      confirmText:
        'Nothing has happened in them for that long. They are removed within the hour with all their answers, and that cannot be undone.',
      confirm: 'Remove and save',
    },
    firstSteps: {
      title: 'First steps',
      text: 'The list on the dashboard is hidden.',
      show: 'Show it again',
      shown: 'The list is on the dashboard again',
    },
  },
  backup: {
    last: 'Last backup: {{when}}',
    none: 'There is no backup yet.',
    notScheduled: 'No backups are scheduled.',
  },
  supportSetting: {
    title: 'Help for people who need it now',
    about: 'It stands at the foot of every page, and at the top when somebody’s answers sound like a crisis.',
    countries: 'Countries of your practice',
    countriesHint: 'The first one that you tick is shown unfolded. With none, all are shown.',
    line: 'Your own line',
    lineHint: 'It comes first, and says that you may not answer at once.',
    name: 'Name',
    phone: 'Phone',
    mail: 'E-mail',
  },
  validation: { phoneOrMail: 'Enter at least a phone number or an e-mail address.' },
} satisfies Texts<'settings'>;
