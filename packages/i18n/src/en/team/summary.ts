import type { Texts } from '../../resources.ts';

export const texts = {
  summary: {
    title: 'A summary for {{name}}',
    lead: 'A PDF in the language of {{name}}, to take away. Choose what it tells and, if you like, begin with words of your own.',
    parts: 'What it tells',
    part: {
      wellness: 'Wellness, from the first test to the latest',
      thenNow: 'The virtues, then and now',
      virtues: 'The virtues today',
      exercises: 'Exercises done',
      manifest: 'The manifesto',
      purposes: 'The purposes',
    },
    missing: {
      wellness: 'There is no test yet.',
      thenNow: 'It takes two evaluations.',
      virtues: 'No virtue has been rated yet.',
      exercises: 'There is none yet.',
      manifest: 'It has not been written yet.',
      purposes: 'None has been written yet.',
    },
    nothing: 'Choose at least one part.',
    line: 'Your words for {{name}}',
    lineHint: 'They come first, with your name.',
    preview: 'How it will begin',
    download: 'Download',
    downloaded: 'The summary for {{name}} has been downloaded',
    notDownloaded: 'The summary has not been downloaded',
    send: 'Send to {{email}}',
    sent: '{{name}} will get the summary by mail',
    notSent: 'The summary has not been sent',
    loadFailed: 'The summary could not be prepared',
    noMailServer: 'No mail server has been set up yet. Download the summary and hand it over yourself.',
    tooOften:
      'Five summaries have been mailed to them today. You can send another one tomorrow; until then, download it.',
  },
} satisfies Texts<'summary'>;
