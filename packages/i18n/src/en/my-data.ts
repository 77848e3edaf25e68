/** What is held on somebody, how they take it along, and how they have it erased. */
export const myData = {
  title: 'My data',
  lead: 'What we keep of you is yours: you can see it, take it with you and ask for it to be erased.',
  held: {
    title: 'What we keep',
    account: 'Your account: name, username, e-mail, phone, address, language and photo.',
    conscience: 'Conscience: your tests, your expectations, your habits and how your virtues are rated.',
    responsibility: 'Responsibility: your weeks, evaluations, exercises, comments on the guides and your manifesto.',
    impact: 'Impact: your personal, professional and couple purposes.',
    drafts: 'What is half done: answers and texts you have not sent.',
    notes: 'The private notes of the person guiding you are not part of it: they are their working notebook.',
  },
  download: {
    title: 'Take it with you',
    text: 'A JSON file with all that we keep of you, which any text editor opens and other programs understand.',
    all: 'Download everything',
    busy: 'Preparing the file…',
    done: 'Your data have been downloaded',
    failed: 'The file could not be prepared',
  },
  documents: {
    title: 'Your documents as PDF',
    text: 'Each is downloaded on its own page.',
    profile: 'Your profile of virtues',
    manifest: 'Your manifesto and your exercises',
    purpose: 'Your purposes',
  },
  deletion: {
    title: 'Erase your account',
    text_one:
      'You can ask for everything to be erased. An administrator confirms it; if not, it happens by itself after a day.',
    text_other:
      'You can ask for everything to be erased. An administrator confirms it; if not, it happens by itself after {{count}} days.',
    ask: 'Ask for erasure',
    dialogTitle: 'Ask for your account to be erased?',
    dialogText_one:
      'All that is yours will be erased for ever: your details, answers, results, texts and images. It happens when an administrator confirms it or, at the latest, in one day. Until then you can sign in and change your mind.',
    dialogText_other:
      'All that is yours will be erased for ever: your details, answers, results, texts and images. It happens when an administrator confirms it or, at the latest, in {{count}} days. Until then you can sign in and change your mind.',
    dialogHint: 'We will send you an e-mail, so that you have it in writing.',
    asked: 'You have asked for your account to be erased',
    askedText:
      'You asked on {{date}}. It will be erased when an administrator confirms it or, at the latest, on {{due}}. After that it cannot be brought back.',
    withdraw: 'Keep my account',
    withdrawn: 'Your account is kept',
    requested: 'Request sent',
    failed: 'It could not be changed',
    tooOften: 'You have asked for this three times in a day. Try again tomorrow, or write to your coach.',
  },
};
