import type { Texts } from '../resources.ts';

export const texts = {
  summary: {
    noMailServer: 'No mail server has been set up yet. Download the summary and hand it over yourself.',
    tooOften:
      'Five summaries have been mailed to them today. You can send another one tomorrow; until then, download it.',
  },
} satisfies Texts<'summary'>;
