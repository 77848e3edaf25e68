import { router } from '../trpc.ts';
import { calendar } from './calendar.ts';
import { changes } from './changes.ts';
import { coachingSessions } from './coaching-sessions.ts';
import { contact } from './contact.ts';
import { invitation } from './invitation.ts';
import { mails } from './mails.ts';
import { me, setLanguage } from './me.ts';
import { myData } from './my-data.ts';
import { newAddress } from './new-address.ts';
import { forgotPassword, resetPassword } from './password-reset.ts';
import { editProfile } from './profile.ts';
import { progress } from './progress.ts';
import { secondFactor } from './second-factor.ts';
import { sessions } from './sessions.ts';
import { signIn, signOut } from './sign-in.ts';
import { situation } from './situation.ts';
import { requestStart } from './start-request.ts';

export const account = router({
  signIn,
  signOut,
  forgotPassword,
  resetPassword,
  invitation,
  requestStart,
  mails,
  me,
  newAddress,
  editProfile,
  setLanguage,
  myData,
  changes,
  calendar,
  coachingSessions,
  situation,
  progress,
  contact,
  secondFactor,
  sessions,
});
