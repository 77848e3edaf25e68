import '@miraco/i18n/load-signed-in';
import { paths } from '@miraco/contract/paths';
import { loadRail } from '#app/layouts/client/rail-lazily.ts';
import type { Route } from '#shared/router/router.tsx';
import { ServerDataLayout } from '#shared/trpc/server-data.tsx';
import { page } from './page.tsx';

const resume = page(() => import('#features/conscience/resume/resume.tsx'), 'Resume', 'conscience', 'charts');

const clientPages: Route = {
  ...page(
    async () => (await Promise.all([import('#app/layouts/client.tsx'), loadRail()]))[0],
    'ClientLayout',
    'messages',
    'client',
    'wellness',
  ),
  children: [
    { path: paths.profile, ...page(() => import('#features/conscience/profile/profile.tsx'), 'Profile', 'profile') },
    {
      path: paths.editProfile,
      ...page(
        () => import('#features/account/profile/edit-profile.tsx'),
        'EditProfile',
        'account',
        'user',
        'mails',
        'refusals',
      ),
    },
    {
      path: paths.todaysProfile,
      ...page(
        () => import('#features/account/today/todays-profile.tsx'),
        'TodaysProfile',
        'account',
        'practice',
        'charts',
      ),
    },
    {
      path: paths.progress,
      ...page(() => import('#features/account/progress/progress.tsx'), 'Progress', 'account', 'profile', 'charts'),
    },
    {
      path: paths.security,
      ...page(() => import('#features/account/security/security.tsx'), 'Security', 'account', 'refusals'),
    },
    {
      path: paths.myData,
      ...page(
        () => import('#features/account/my-data/my-data.tsx'),
        'MyData',
        'account',
        'user',
        'profile',
        'refusals',
      ),
    },
    {
      path: paths.initialTest,
      ...page(() => import('#features/conscience/initial-test/initial-test.tsx'), 'InitialTest', 'tests'),
    },
    { path: paths.result, ...page(() => import('#features/conscience/initial-test/result.tsx'), 'Result', 'result') },
    {
      path: paths.conscience,
      ...page(() => import('#features/conscience/overview/conscience.tsx'), 'Conscience', 'conscience'),
    },
    {
      path: paths.weak,
      ...page(() => import('#features/conscience/weak/weak-test.tsx'), 'WeakTest', 'conscience', 'tests'),
    },
    {
      path: paths.prospect,
      ...page(() => import('#features/conscience/prospects/prospects.tsx'), 'Prospects', 'conscience', 'tests'),
    },
    {
      path: paths.mediumHard,
      ...page(
        () => import('#features/conscience/medium-hard/medium-hard-test.tsx'),
        'MediumHardTest',
        'conscience',
        'tests',
      ),
    },
    {
      path: paths.harmful,
      ...page(() => import('#features/conscience/habits/harmful-habits.tsx'), 'HarmfulHabits', 'conscience', 'tests'),
    },
    { path: paths.resume, ...resume },
    { path: paths.resumeLater, ...resume },
    {
      path: paths.polarity,
      ...page(() => import('#features/conscience/polarity/polarity.tsx'), 'Polarity', 'conscience'),
    },
    {
      path: paths.weekly,
      ...page(() => import('#features/responsibility/weekly/weekly.tsx'), 'Weekly', 'tests', 'weekly'),
    },
    {
      path: paths.weeklyResult,
      ...page(
        () => import('#features/responsibility/weekly/weekly-result.tsx'),
        'WeeklyResult',
        'weekly',
        'weeks',
        'result',
        'charts',
      ),
    },
    {
      path: paths.evaluation,
      ...page(() => import('#features/responsibility/evaluation/evaluation.tsx'), 'Evaluation', 'tests', 'evaluation'),
    },
    {
      path: paths.historical,
      ...page(
        () => import('#features/responsibility/historical/historical.tsx'),
        'Historical',
        'evaluation',
        'historical',
      ),
    },
    {
      path: paths.training,
      ...page(() => import('#features/responsibility/training/training.tsx'), 'Training', 'training', 'practice'),
    },
    {
      path: paths.essential,
      ...page(
        () => import('#features/responsibility/training/essential.tsx'),
        'Essential',
        'training',
        'essential',
        'practice',
      ),
    },
    {
      path: paths.guide,
      ...page(() => import('#features/responsibility/guides/guide-list.tsx'), 'GuideList', 'guides'),
    },
    {
      path: paths.explain,
      ...page(() => import('#features/responsibility/guides/guide-page.tsx'), 'GuidePage', 'guides'),
    },
    {
      path: paths.manifest,
      ...page(() => import('#features/responsibility/manifest/manifest.tsx'), 'Manifest', 'manifest', 'tests'),
    },
    { path: paths.personal, ...page(() => import('#features/impact/purposes/personal.tsx'), 'Personal', 'impact') },
    {
      path: paths.personalResume,
      ...page(() => import('#features/impact/purposes/personal-resume.tsx'), 'PersonalResume', 'impact', 'purposes'),
    },
    {
      path: paths.professional,
      ...page(
        () => import('#features/impact/purposes/professional.tsx'),
        'Professional',
        'impact',
        'purposes',
        'tests',
      ),
    },
    {
      path: paths.couple,
      ...page(() => import('#features/impact/purposes/couple.tsx'), 'Couple', 'impact', 'purposes', 'tests'),
    },
    {
      path: paths.scenarios,
      ...page(() => import('#features/impact/scenarios/scenarios.tsx'), 'Scenarios', 'impact', 'purposes', 'charts'),
    },
  ],
};

/** The pages of clients. */
export const routes: readonly Route[] = [{ element: <ServerDataLayout />, children: [clientPages] }];
