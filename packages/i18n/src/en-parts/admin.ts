import { activity } from '../en/activity.ts';
import { admin } from '../en/admin.ts';
import { adminSecurity } from '../en/admin-security.ts';
import { attention } from '../en/attention.ts';
import { backup } from '../en/backup.ts';
import { caps } from '../en/caps.ts';
import { clientFrame } from '../en/client-frame.ts';
import { coachNotes } from '../en/coach-notes.ts';
import { deletionNotice } from '../en/deletion-notice.ts';
import { guideEditor } from '../en/guide-editor.ts';
import { image } from '../en/image.ts';
import { phaseOne } from '../en/phase-one.ts';
import { phaseThree } from '../en/phase-three.ts';
import { phaseTwo } from '../en/phase-two.ts';
import { user } from '../en/user.ts';
import { userImport } from '../en/user-import.ts';

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
