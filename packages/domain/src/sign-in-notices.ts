import { isTeam } from './access.ts';

/** Whether somebody is told of sign-ins from a new browser and network: the team unless they do not want to, clients if they do. */
export const wantsSignInNotices = (tests: string, choice: boolean | null | undefined): boolean =>
  choice ?? isTeam(tests);
