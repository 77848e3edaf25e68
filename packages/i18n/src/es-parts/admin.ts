import { admin } from '../es/admin.ts';
import { guideEditor } from '../es/guide-editor.ts';
import { image } from '../es/image.ts';
import { phaseOne } from '../es/phase-one.ts';
import { phaseThree } from '../es/phase-three.ts';
import { phaseTwo } from '../es/phase-two.ts';
import { user } from '../es/user.ts';

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
