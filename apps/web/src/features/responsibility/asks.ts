// What the pages of Responsibility ask for: asked ahead, while their code is still on its way. `…Parts` is what a page's parts ask for.
import type { Ask } from '#shared/loading/use-screen.ts';
import { userId } from '#shared/session/session.ts';

export const askWeekly = (ask: Ask, user = userId()) => ({
  me: ask.account.me(),
  tests: ask.responsibility.weekly.weeks({ user }),
  draft: ask.drafts.get({ user, form: 'weekly' }),
  words: ask.method.wellness(),
});

export const askWeeklyResult = (ask: Ask, user = userId()) => ({
  me: ask.account.me(),
  initial: ask.conscience.initial.get({ user }),
  words: ask.method.wellness(),
});

export const askWeeklyResultParts = (ask: Ask, user = userId()) => ({
  tests: ask.responsibility.weekly.weeks({ user }),
});

export const askEvaluation = (ask: Ask, user = userId()) => ({
  me: ask.account.me(),
  overview: ask.conscience.overview({ user }),
  evaluations: ask.responsibility.evaluation.latest({ user }),
  draft: ask.drafts.get({ user, form: 'evaluation' }),
  words: ask.method.virtues(),
  emotions: ask.method.emotions(),
  behaviours: ask.method.behaviours(),
});

export const askHistorical = (ask: Ask, user = userId()) => ({
  me: ask.account.me(),
  overview: ask.conscience.overview({ user }),
  evaluations: ask.responsibility.evaluation.getByUser({ user }),
  words: ask.method.virtues(),
});

export const askTraining = (ask: Ask, user = userId()) => ({
  me: ask.account.me(),
  exercises: ask.responsibility.training.list({ user, list: 'toDo' }),
  extent: ask.responsibility.training.extent({ user }),
  completions: ask.responsibility.completions.getByUser({ user, listed: true }),
  evaluations: ask.responsibility.evaluation.latest({ user }),
  overview: ask.conscience.overview({ user }),
  words: ask.method.virtues(),
});

export const askEssential = (ask: Ask, user = userId()) => ({
  me: ask.account.me(),
  exercises: ask.responsibility.training.list({ user, list: 'essential' }),
  completions: ask.responsibility.completions.getByUser({ user, listed: true }),
  overview: ask.conscience.overview({ user }),
  words: ask.method.virtues(),
});

export const askGuideList = (ask: Ask, user = userId()) => ({
  me: ask.account.me(),
  guides: ask.responsibility.guides.list(),
  overview: ask.conscience.overview({ user }),
  words: ask.method.virtues(),
});

export const askManifest = (ask: Ask, user = userId()) => ({
  me: ask.account.me(),
  overview: ask.conscience.overview({ user }),
  words: ask.method.virtues(),
  emotions: ask.method.emotions(),
  behaviours: ask.method.behaviours(),
});

export const askManifestParts = (ask: Ask, user = userId()) => ({
  saved: ask.responsibility.manifest.get({ user }),
  draft: ask.drafts.get({ user, form: 'manifest' }),
});
