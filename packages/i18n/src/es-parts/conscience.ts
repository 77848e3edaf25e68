import { entries } from '../es/entries.ts';
import { harmful } from '../es/harmful.ts';
import { mediumhard } from '../es/mediumhard.ts';
import { multiSelect } from '../es/multi-select.ts';
import { polarity } from '../es/polarity.ts';
import { prospect } from '../es/prospect.ts';
import { resume } from '../es/resume.ts';
import { weak } from '../es/weak.ts';

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
