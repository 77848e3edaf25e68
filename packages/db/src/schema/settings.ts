import type { PracticeSetting, RetentionSetting, SignUpSetting, SupportSetting } from '@miraco/contract/settings';
import type { Unlocking } from '@miraco/domain/unlocking';
import { json, table, text } from './columns.ts';

/** The settings that apply to everybody, and what is remembered for all administrators. */
export interface Settings {
  requireSecondFactor: boolean;
  support: SupportSetting;
  practice: PracticeSetting;
  signUp: SignUpSetting;
  retention: RetentionSetting;
  /** What opens the later phases of clients once Conscience is complete. */
  unlocking: Unlocking;
  /** Whether the first-day checklist was hidden before it was done. */
  checklistDismissed: boolean;
  /** Whether a test mail was handed over to the mail server. */
  testMailSent: boolean;
  /** Whether an administrator has opened the guides. */
  guidesSeen: boolean;
  /** The version of the product that served last. A later or an earlier one reads it before it migrates. */
  version: string | null;
  /** The last migration of an existing database: the version that made it, and the name of the copy from before, if there is one. */
  migration: { by: string; copy: string | null } | null;
  /** Made at random: says whose the copies of backups in another place are. */
  practiceId: string | null;
}

export const settingNames = [
  'requireSecondFactor',
  'support',
  'practice',
  'signUp',
  'retention',
  'unlocking',
  'checklistDismissed',
  'testMailSent',
  'guidesSeen',
  'version',
  'migration',
  'practiceId',
] as const satisfies readonly (keyof Settings)[];

/** Settings that administrators have changed. A missing row means the default. */
export const settings = table('settings', {
  name: text('name', { enum: settingNames }).primaryKey(),
  value: json('value').$type<Settings[keyof Settings]>().notNull(),
});
