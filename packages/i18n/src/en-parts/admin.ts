import { admin } from '../en/admin.ts';
import { guideEditor } from '../en/guide-editor.ts';
import { image } from '../en/image.ts';
import { phaseOne } from '../en/phase-one.ts';
import { phaseThree } from '../en/phase-three.ts';
import { phaseTwo } from '../en/phase-two.ts';
import { user } from '../en/user.ts';

/** The administrators’ area. */
export const adminTexts = {
  guideEditor,
  phaseThree,
  phaseTwo,
  admin,
  image,
  phaseOne,
  user,
};
