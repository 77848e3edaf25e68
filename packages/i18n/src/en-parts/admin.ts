import { admin } from '../en/admin.ts';
import { image } from '../en/image.ts';
import { phaseOne } from '../en/phase-one.ts';
import { user } from '../en/user.ts';

/** The administrators’ area. */
export const adminTexts = {
  admin,
  image,
  phaseOne,
  user,
};
