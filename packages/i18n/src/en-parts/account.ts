import { editProfile } from '../en/edit-profile.ts';
import { image } from '../en/image.ts';
import { myData } from '../en/my-data.ts';
import { progress } from '../en/progress.ts';
import { security } from '../en/security.ts';
import { user } from '../en/user.ts';

/** One’s own account: its data, what became of it so far, and how it ends. It shares the fields of a user with the administrators. */
export const accountTexts = {
  editProfile,
  image,
  myData,
  progress,
  security,
  user,
};
