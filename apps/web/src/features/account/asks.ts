// What the pages of a client's account ask for: asked ahead, while their code is still on its way. `…Parts` is what a page's parts ask for.
import { askAlongside } from '#parts/practice/alongside/ask.ts';
import type { Ask } from '#shared/loading/use-screen.ts';
import { userId } from '#shared/session/session.ts';

export const askTodaysProfile = (ask: Ask, user = userId()) => ({
  me: ask.account.me(),
  overview: ask.conscience.overview({ user }),
  initial: ask.conscience.initial.get({ user }),
  weekly: ask.responsibility.weekly.weeks({ user, latest: true }),
  situation: ask.account.situation(),
  exercises: ask.responsibility.training.list({ user, list: 'toDo' }),
  manifest: ask.responsibility.manifest.get({ user }),
  words: ask.method.virtues(),
});

export const askTodaysProfileParts = (ask: Ask, user = userId()) => ({
  completions: ask.responsibility.completions.getByUser({ user, listed: true }),
});

export const askProgress = (ask: Ask, user = userId()) => ({
  progress: ask.account.progress({ user }),
  words: ask.method.virtues(),
});

export const askProgressParts = (ask: Ask, user = userId()) => ({ alongside: askAlongside(ask, user) });

export const askEditProfile = (ask: Ask) => ({
  me: ask.account.me(),
  mails: ask.account.mails.token(),
  calendar: ask.account.calendar.address(),
});

export const askSecurity = (ask: Ask) => ({
  me: ask.account.me(),
  status: ask.account.secondFactor.status(),
  sessions: ask.account.sessions.list(),
});

export const askMyData = (ask: Ask) => ({ me: ask.account.me(), deletion: ask.account.myData.deletion() });

export const askMyDataParts = (ask: Ask) => ({ changes: ask.account.changes.list() });
