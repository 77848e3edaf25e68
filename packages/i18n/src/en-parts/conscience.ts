import { entries } from '../en/entries.ts';
import { harmful } from '../en/harmful.ts';
import { mediumhard } from '../en/mediumhard.ts';
import { multiSelect } from '../en/multi-select.ts';
import { polarity } from '../en/polarity.ts';
import { prospect } from '../en/prospect.ts';
import { resume } from '../en/resume.ts';
import { weak } from '../en/weak.ts';

/** The screens of Conscience. */
export const conscienceTexts = {
  entries,
  harmful,
  mediumhard,
  multiSelect,
  polarity,
  prospect,
  resume,
  weak,
};
