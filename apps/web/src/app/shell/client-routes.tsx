import '@miraco/i18n/load-signed-in';
import { paths } from '@miraco/contract/paths';
import { askFrame } from '#app/layouts/client/asks.ts';
import { loadRail } from '#app/layouts/client/rail-lazily.ts';
import { ClientLayout } from '#app/layouts/client.tsx';
import {
  askEditProfile,
  askMyData,
  askMyDataParts,
  askProgress,
  askProgressParts,
  askSecurity,
  askTodaysProfile,
  askTodaysProfileParts,
} from '#features/account/asks.ts';
import {
  askConscience,
  askConscienceParts,
  askHarmfulHabits,
  askInitialTest,
  askMediumHardTest,
  askPolarity,
  askProfile,
  askProfileParts,
  askProspects,
  askResult,
  askResultParts,
  askResume,
  askResumeParts,
  askWeakTest,
} from '#features/conscience/asks.ts';
import { askPurposes } from '#features/impact/asks.ts';
import {
  askEssential,
  askEvaluation,
  askGuideList,
  askHistorical,
  askManifest,
  askManifestParts,
  askTraining,
  askWeekly,
  askWeeklyResult,
  askWeeklyResultParts,
} from '#features/responsibility/asks.ts';
import { askCouple, askPersonal, askProfessional } from '#parts/purpose/asks.ts';
import { askAhead } from '#shared/loading/use-screen.ts';
import type { Route } from '#shared/router/router.tsx';
import { ServerDataLayout } from '#shared/trpc/server-data.tsx';
import { type PageList, page } from './page.tsx';

const resume = {
  asks: [askResume, askResumeParts],
  ...page(() => import('#features/conscience/resume/resume.tsx'), 'Resume', 'conscience', 'charts'),
};

const clientPages: Route = {
  asks: [askFrame],
  ...page(
    async () => {
      await loadRail();
      return { ClientLayout };
    },
    'ClientLayout',
    'messages',
    'client',
    'wellness',
  ),
  children: [
    {
      path: paths.profile,
      asks: [askProfile, askProfileParts],
      ...page(() => import('#features/conscience/profile/profile.tsx'), 'Profile', 'profile'),
    },
    {
      path: paths.editProfile,
      asks: [askEditProfile],
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
      asks: [askTodaysProfile, askTodaysProfileParts],
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
      asks: [askProgress, askProgressParts],
      ...page(() => import('#features/account/progress/progress.tsx'), 'Progress', 'account', 'profile', 'charts'),
    },
    {
      path: paths.security,
      asks: [askSecurity],
      ...page(() => import('#features/account/security/security.tsx'), 'Security', 'account', 'refusals'),
    },
    {
      path: paths.myData,
      asks: [askMyData, askMyDataParts],
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
      asks: [askInitialTest],
      ...page(() => import('#features/conscience/initial-test/initial-test.tsx'), 'InitialTest', 'tests'),
    },
    {
      path: paths.result,
      asks: [askResult, askResultParts],
      ...page(() => import('#features/conscience/initial-test/result.tsx'), 'Result', 'result'),
    },
    {
      path: paths.conscience,
      asks: [askConscience, askConscienceParts],
      ...page(() => import('#features/conscience/overview/conscience.tsx'), 'Conscience', 'conscience'),
    },
    {
      path: paths.weak,
      asks: [askWeakTest],
      ...page(() => import('#features/conscience/weak/weak-test.tsx'), 'WeakTest', 'conscience', 'tests'),
    },
    {
      path: paths.prospect,
      asks: [askProspects],
      ...page(() => import('#features/conscience/prospects/prospects.tsx'), 'Prospects', 'conscience', 'tests'),
    },
    {
      path: paths.mediumHard,
      asks: [askMediumHardTest],
      ...page(
        () => import('#features/conscience/medium-hard/medium-hard-test.tsx'),
        'MediumHardTest',
        'conscience',
        'tests',
      ),
    },
    {
      path: paths.harmful,
      asks: [askHarmfulHabits],
      ...page(() => import('#features/conscience/habits/harmful-habits.tsx'), 'HarmfulHabits', 'conscience', 'tests'),
    },
    { path: paths.resume, ...resume },
    { path: paths.resumeLater, ...resume },
    {
      path: paths.polarity,
      asks: [askPolarity],
      ...page(() => import('#features/conscience/polarity/polarity.tsx'), 'Polarity', 'conscience'),
    },
    {
      path: paths.weekly,
      asks: [askWeekly],
      ...page(() => import('#features/responsibility/weekly/weekly.tsx'), 'Weekly', 'tests', 'weekly'),
    },
    {
      path: paths.weeklyResult,
      asks: [askWeeklyResult, askWeeklyResultParts],
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
      asks: [askEvaluation],
      ...page(() => import('#features/responsibility/evaluation/evaluation.tsx'), 'Evaluation', 'tests', 'evaluation'),
    },
    {
      path: paths.historical,
      asks: [askHistorical],
      ...page(
        () => import('#features/responsibility/historical/historical.tsx'),
        'Historical',
        'evaluation',
        'historical',
      ),
    },
    {
      path: paths.training,
      asks: [askTraining],
      ...page(() => import('#features/responsibility/training/training.tsx'), 'Training', 'training', 'practice'),
    },
    {
      path: paths.essential,
      asks: [askEssential],
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
      asks: [askGuideList],
      ...page(() => import('#features/responsibility/guides/guide-list.tsx'), 'GuideList', 'guides'),
    },
    {
      path: paths.explain,
      ...page(() => import('#features/responsibility/guides/guide-page.tsx'), 'GuidePage', 'guides'),
    },
    {
      path: paths.manifest,
      asks: [askManifest, askManifestParts],
      ...page(() => import('#features/responsibility/manifest/manifest.tsx'), 'Manifest', 'manifest', 'tests'),
    },
    {
      path: paths.personal,
      asks: [askPersonal],
      ...page(() => import('#features/impact/purposes/personal.tsx'), 'Personal', 'impact'),
    },
    {
      path: paths.personalResume,
      asks: [askPersonal],
      ...page(() => import('#features/impact/purposes/personal-resume.tsx'), 'PersonalResume', 'impact', 'purposes'),
    },
    {
      path: paths.professional,
      asks: [askProfessional],
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
      asks: [askCouple],
      ...page(() => import('#features/impact/purposes/couple.tsx'), 'Couple', 'impact', 'purposes', 'tests'),
    },
    {
      path: paths.scenarios,
      asks: [askPurposes],
      ...page(() => import('#features/impact/scenarios/scenarios.tsx'), 'Scenarios', 'impact', 'purposes', 'charts'),
    },
  ],
};

/** The pages of clients. */
export const pages: PageList = { routes: [{ element: <ServerDataLayout />, children: [clientPages] }], askAhead };
