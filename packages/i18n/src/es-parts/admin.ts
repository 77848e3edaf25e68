import { activity } from '../es/activity.ts';
import { admin } from '../es/admin.ts';
import { adminSecurity } from '../es/admin-security.ts';
import { attention } from '../es/attention.ts';
import { backup } from '../es/backup.ts';
import { caps } from '../es/caps.ts';
import { clientFrame } from '../es/client-frame.ts';
import { coachNotes } from '../es/coach-notes.ts';
import { deletionNotice } from '../es/deletion-notice.ts';
import { guideEditor } from '../es/guide-editor.ts';
import { image } from '../es/image.ts';
import { phaseOne } from '../es/phase-one.ts';
import { phaseThree } from '../es/phase-three.ts';
import { phaseTwo } from '../es/phase-two.ts';
import { user } from '../es/user.ts';
import { userImport } from '../es/user-import.ts';

/** The administrators’ area. */
export const adminTexts = {
  activity,
  adminSecurity,
  attention,
  backup,
  caps,
  coachNotes,
  clientFrame,
  deletionNotice,
  guideEditor,
  phaseThree,
  phaseTwo,
  admin,
  image,
  phaseOne,
  user,
  userImport,
};
