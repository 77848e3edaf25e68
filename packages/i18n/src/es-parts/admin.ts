import { admin } from '../es/admin.ts';
import { image } from '../es/image.ts';
import { phaseOne } from '../es/phase-one.ts';
import { user } from '../es/user.ts';

/** The administrators’ area. */
export const adminTexts = {
  admin,
  image,
  phaseOne,
  user,
};
