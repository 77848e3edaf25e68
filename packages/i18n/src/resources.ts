import type {} from 'i18next';

/** Spanish is written first: its keys are the keys. */
interface VisitorParts {
  core: typeof import('./es/core.ts').texts;
  messages: typeof import('./es/messages.ts').texts;
  home: typeof import('./es/home.ts').texts;
  landing: typeof import('./es/landing.ts').texts;
  evaluate: typeof import('./es/evaluate.ts').texts;
  wellness: typeof import('./es/wellness.ts').texts;
  tests: typeof import('./es/tests.ts').texts;
  result: typeof import('./es/result.ts').texts;
  method: typeof import('./es/method.ts').texts;
  'sign-in': typeof import('./es/sign-in.ts').texts;
  'new-password': typeof import('./es/new-password.ts').texts;
  invitation: typeof import('./es/invitation.ts').texts;
  'new-address': typeof import('./es/new-address.ts').texts;
  start: typeof import('./es/start.ts').texts;
  contact: typeof import('./es/contact.ts').texts;
  mails: typeof import('./es/mails.ts').texts;
}

/** Texts of the pages of clients, which the team reads as well. */
interface SignedInParts {
  account: typeof import('./es/signed-in/account.ts').texts;
  user: typeof import('./es/signed-in/user.ts').texts;
  refusals: typeof import('./es/signed-in/refusals.ts').texts;
  client: typeof import('./es/signed-in/client.ts').texts;
  profile: typeof import('./es/signed-in/profile.ts').texts;
  conscience: typeof import('./es/signed-in/conscience.ts').texts;
  charts: typeof import('./es/signed-in/charts.ts').texts;
  weekly: typeof import('./es/signed-in/weekly.ts').texts;
  weeks: typeof import('./es/signed-in/weeks.ts').texts;
  evaluation: typeof import('./es/signed-in/evaluation.ts').texts;
  historical: typeof import('./es/signed-in/historical.ts').texts;
  training: typeof import('./es/signed-in/training.ts').texts;
  essential: typeof import('./es/signed-in/essential.ts').texts;
  manifest: typeof import('./es/signed-in/manifest.ts').texts;
  practice: typeof import('./es/signed-in/practice.ts').texts;
  alongside: typeof import('./es/signed-in/alongside.ts').texts;
  guides: typeof import('./es/signed-in/guides.ts').texts;
  impact: typeof import('./es/signed-in/impact.ts').texts;
  purposes: typeof import('./es/signed-in/purposes.ts').texts;
  moment: typeof import('./es/signed-in/moment.ts').texts;
  sessions: typeof import('./es/signed-in/sessions.ts').texts;
  changes: typeof import('./es/signed-in/changes.ts').texts;
  install: typeof import('./es/signed-in/install.ts').texts;
  review: typeof import('./es/signed-in/review.ts').texts;
  pdf: typeof import('./es/signed-in/pdf.ts').texts;
}

/** Texts of the pages of the team. */
interface TeamParts {
  admin: typeof import('./es/team/admin.ts').texts;
  dashboard: typeof import('./es/team/dashboard.ts').texts;
  list: typeof import('./es/team/list.ts').texts;
  'user-import': typeof import('./es/team/user-import.ts').texts;
  results: typeof import('./es/team/results.ts').texts;
  briefs: typeof import('./es/team/briefs.ts').texts;
  finder: typeof import('./es/team/finder.ts').texts;
  summary: typeof import('./es/team/summary.ts').texts;
  'guide-editor': typeof import('./es/team/guide-editor.ts').texts;
  deeds: typeof import('./es/team/deeds.ts').texts;
  settings: typeof import('./es/team/settings.ts').texts;
}

/** Texts that the server writes, into mails, pages and guides: the browser has no file of them. */
interface ServerParts {
  'guide-parts': typeof import('./es/server/guide-parts.ts').texts;
  mail: typeof import('./es/server/mail.ts').texts;
  support: typeof import('./es/server/support.ts').texts;
  'app-manifest': typeof import('./es/server/app-manifest.ts').texts;
}

/** A file of texts of each language. The browser loads those that its page needs. */
export type TextPart = keyof VisitorParts | keyof SignedInParts | keyof TeamParts;

/** All of `VisitorParts`: a test compares the lists with the files. */
export const visitorParts = [
  'core',
  'messages',
  'home',
  'landing',
  'evaluate',
  'wellness',
  'tests',
  'result',
  'method',
  'sign-in',
  'new-password',
  'invitation',
  'new-address',
  'start',
  'contact',
  'mails',
] as const satisfies readonly (keyof VisitorParts)[];

export const signedInParts = [
  'account',
  'user',
  'refusals',
  'client',
  'profile',
  'conscience',
  'charts',
  'weekly',
  'weeks',
  'evaluation',
  'historical',
  'training',
  'essential',
  'manifest',
  'practice',
  'alongside',
  'guides',
  'impact',
  'purposes',
  'moment',
  'sessions',
  'changes',
  'install',
  'review',
  'pdf',
] as const satisfies readonly (keyof SignedInParts)[];

export const teamParts = [
  'admin',
  'dashboard',
  'list',
  'user-import',
  'results',
  'briefs',
  'finder',
  'summary',
  'guide-editor',
  'deeds',
  'settings',
] as const satisfies readonly (keyof TeamParts)[];

export const serverParts = [
  'guide-parts',
  'mail',
  'support',
  'app-manifest',
] as const satisfies readonly (keyof ServerParts)[];

type AllParts = VisitorParts & SignedInParts & TeamParts & ServerParts;
export type AnyPart = keyof AllParts;

/** Plural forms that Spanish does not have. */
type FurtherPlurals<Tree> = {
  [Key in keyof Tree as Key extends `${infer Counted}_other`
    ? `${Counted}_${'zero' | 'two' | 'few' | 'many'}`
    : never]?: string;
};

/** The same keys, with text of any language. */
type Translated<Tree> = FurtherPlurals<Tree> & {
  [Key in keyof Tree]: Tree[Key] extends string ? string : Translated<Tree[Key]>;
};

/** The exported texts of a part, in each language. */
export type Texts<Part extends AnyPart> = Translated<AllParts[Part]>;

type Merged<Union> = (Union extends unknown ? (tree: Union) => void : never) extends (tree: infer All) => void
  ? All
  : never;

/** Every text of the interface. */
export type Resources = Merged<{ [Part in AnyPart]: Texts<Part> }[AnyPart]>;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation';
    resources: { translation: Resources };
  }
}
