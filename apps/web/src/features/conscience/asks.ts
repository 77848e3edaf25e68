// What the pages of Conscience ask for: asked ahead, while their code is still on its way. `…Parts` is what a page's parts ask for.
import type { Ask } from '#shared/loading/use-screen.ts';
import { userId } from '#shared/session/session.ts';
import { timeZone } from '#shared/time-zone.ts';

/** Milliseconds. Entries change which words there are: each visit asks again, but not once more when its code is here. */
const betweenVisits = 3000;

export const askProfile = (ask: Ask, user = userId()) => ({
  me: ask.account.me(),
  overview: ask.conscience.overview({ user }),
  initial: ask.conscience.initial.get({ user }),
  weekly: ask.responsibility.weekly.weeks({ user, latest: true }),
  initialDraft: ask.drafts.get({ user, form: 'initial' }),
  words: ask.method.wellness(),
  situation: ask.account.situation(),
});

export const askProfileParts = (ask: Ask, user = userId()) => ({
  weakDraft: ask.drafts.get({ user, form: 'weak' }),
  mediumHardDraft: ask.drafts.get({ user, form: 'mediumhard' }),
  sessions: ask.account.coachingSessions(),
  review: ask.responsibility.reviews.next({ user, timeZone: timeZone() }),
  virtues: ask.method.virtues(),
  exercises: ask.responsibility.training.list({ user, list: 'toDo' }),
  completions: ask.responsibility.completions.getByUser({ user, listed: true }),
  manifest: ask.responsibility.manifest.get({ user }),
});

export const askInitialTest = (ask: Ask, user = userId()) => ({
  me: ask.account.me(),
  initial: ask.conscience.initial.get({ user }),
  draft: ask.drafts.get({ user, form: 'initial' }),
  words: ask.method.wellness(),
});

export const askResult = (ask: Ask) => ({ me: ask.account.me(), words: ask.method.wellness() });

export const askResultParts = (ask: Ask, user = userId()) => ({ initial: ask.conscience.initial.get({ user }) });

export const askConscience = (ask: Ask, user = userId()) => ({
  me: ask.account.me(),
  overview: ask.conscience.overview({ user }),
});

export const askConscienceParts = (ask: Ask, user = userId()) => ({
  initialDraft: ask.drafts.get({ user, form: 'initial' }),
  weakDraft: ask.drafts.get({ user, form: 'weak' }),
  mediumHardDraft: ask.drafts.get({ user, form: 'mediumhard' }),
});

export const askWeakTest = (ask: Ask, user = userId()) => ({
  me: ask.account.me(),
  overview: ask.conscience.overview({ user }),
  test: ask.conscience.weak.get({ user }),
  draft: ask.drafts.get({ user, form: 'weak' }),
  statements: ask.method.statements(),
});

export const askMediumHardTest = (ask: Ask, user = userId()) => ({
  me: ask.account.me(),
  overview: ask.conscience.overview({ user }),
  test: ask.conscience.mediumHard.get({ user }),
  draft: ask.drafts.get({ user, form: 'mediumhard' }),
  statements: ask.method.statements(),
});

export const askProspects = (ask: Ask, user = userId()) => ({
  me: ask.account.me(),
  entries: ask.conscience.prospect.get({ user }),
  draft: ask.drafts.get({ user, form: 'prospect' }),
  people: ask.method.people(),
  emotions: ask.method.emotions(),
  behaviours: ask.method.behaviours(),
  helpWords: ask.method.helpWords(),
  virtues: ask.method.virtues(),
});

export const askHarmfulHabits = (ask: Ask, user = userId()) => ({
  me: ask.account.me(),
  habits: ask.conscience.harmful.get({ user }),
  draft: ask.drafts.get({ user, form: 'harmful' }),
  frequencies: ask.method.habitFrequencies(),
  emotions: ask.method.emotions(),
  helpWords: ask.method.helpWords(),
  virtues: ask.method.virtues(),
});

export const askResume = (ask: Ask, user = userId()) => ({
  me: ask.account.me(),
  words: ask.method.virtueTexts(),
  partners: ask.method.polarity(),
  reasonWords: ask.conscience.reasonWords({ user }, { staleTime: betweenVisits }),
});

export const askResumeParts = (ask: Ask, user = userId()) => ({ overview: ask.conscience.overview({ user }) });

export const askPolarity = (ask: Ask, user = userId()) => ({
  me: ask.account.me(),
  overview: ask.conscience.overview({ user }),
  words: ask.method.virtues(),
  partners: ask.method.partnerSupport(),
  advice: ask.method.advice(),
  reasonWords: ask.conscience.reasonWords({ user }, { staleTime: betweenVisits }),
});
