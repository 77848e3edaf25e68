import type {} from 'i18next';

/** Spanish is written first: its keys are the keys. */
interface Parts {
  core: typeof import('./es/core.ts').texts;
  'sign-in': typeof import('./es/sign-in.ts').texts;
  'new-password': typeof import('./es/new-password.ts').texts;
  invitation: typeof import('./es/invitation.ts').texts;
  start: typeof import('./es/start.ts').texts;
  mails: typeof import('./es/mails.ts').texts;
  account: typeof import('./es/account.ts').texts;
  user: typeof import('./es/user.ts').texts;
  client: typeof import('./es/client.ts').texts;
  profile: typeof import('./es/profile.ts').texts;
  conscience: typeof import('./es/conscience.ts').texts;
  responsibility: typeof import('./es/responsibility.ts').texts;
  practice: typeof import('./es/practice.ts').texts;
  alongside: typeof import('./es/alongside.ts').texts;
  guides: typeof import('./es/guides.ts').texts;
  impact: typeof import('./es/impact.ts').texts;
  purposes: typeof import('./es/purposes.ts').texts;
  moment: typeof import('./es/moment.ts').texts;
  admin: typeof import('./es/admin.ts').texts;
  list: typeof import('./es/list.ts').texts;
  sessions: typeof import('./es/sessions.ts').texts;
  'user-import': typeof import('./es/user-import.ts').texts;
  results: typeof import('./es/results.ts').texts;
  briefs: typeof import('./es/briefs.ts').texts;
  changes: typeof import('./es/changes.ts').texts;
  finder: typeof import('./es/finder.ts').texts;
  summary: typeof import('./es/summary.ts').texts;
  'guide-editor': typeof import('./es/guide-editor.ts').texts;
  dashboard: typeof import('./es/dashboard.ts').texts;
  deeds: typeof import('./es/deeds.ts').texts;
  settings: typeof import('./es/settings.ts').texts;
  contact: typeof import('./es/contact.ts').texts;
  install: typeof import('./es/install.ts').texts;
  review: typeof import('./es/review.ts').texts;
  pdf: typeof import('./es/pdf.ts').texts;
  home: typeof import('./es/home.ts').texts;
  landing: typeof import('./es/landing.ts').texts;
  evaluate: typeof import('./es/evaluate.ts').texts;
  method: typeof import('./es/method.ts').texts;
}

/** Texts that the server writes, into mails, pages and guides: the browser has no file of them. */
interface ServerParts {
  'guide-parts': typeof import('./es/server/guide-parts.ts').texts;
  mail: typeof import('./es/server/mail.ts').texts;
  support: typeof import('./es/server/support.ts').texts;
  'app-manifest': typeof import('./es/server/app-manifest.ts').texts;
}

/** A file of texts of each language. The browser loads those that its page needs. */
export type TextPart = keyof Parts;

/** All of `TextPart`: a test compares them with the files. */
export const textParts = [
  'core',
  'sign-in',
  'new-password',
  'invitation',
  'start',
  'mails',
  'account',
  'user',
  'client',
  'profile',
  'conscience',
  'responsibility',
  'practice',
  'alongside',
  'guides',
  'impact',
  'purposes',
  'moment',
  'admin',
  'dashboard',
  'list',
  'sessions',
  'user-import',
  'results',
  'briefs',
  'changes',
  'finder',
  'summary',
  'guide-editor',
  'deeds',
  'settings',
  'contact',
  'install',
  'review',
  'pdf',
  'home',
  'landing',
  'evaluate',
  'method',
] as const satisfies readonly TextPart[];

export const serverParts = [
  'guide-parts',
  'mail',
  'support',
  'app-manifest',
] as const satisfies readonly (keyof ServerParts)[];

type AllParts = Parts & ServerParts;
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
