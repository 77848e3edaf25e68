import { editProfile } from '../es/edit-profile.ts';
import { image } from '../es/image.ts';
import { myData } from '../es/my-data.ts';
import { progress } from '../es/progress.ts';
import { security } from '../es/security.ts';
import { user } from '../es/user.ts';

/** One’s own account: its data, what became of it so far, and how it ends. It shares the fields of a user with the administrators. */
export const accountTexts = {
  editProfile,
  image,
  myData,
  progress,
  security,
  user,
};
