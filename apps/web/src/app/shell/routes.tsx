import { paths } from '@miraco/contract/paths';
import type { TextPart } from '@miraco/i18n/resources';
import { type ComponentType, lazy, useState } from 'react';
import { matchRoutes, type RouteObject } from 'react-router';
import { needTexts } from '#shared/language/language.ts';
import { RequireAdministrator, RequireSession, RequireTeam, StartPage } from './guards.tsx';

interface PageProps {
  /** The component, as soon as its code is here. */
  loaded: () => ComponentType | undefined;
  lazily: ComponentType;
}

/** A component that has loaded is rendered at once: `lazy` would suspend first, and React takes 300 ms to recover. */
function Page({ loaded, lazily: Lazy }: PageProps) {
  const [Ready] = useState(loaded);
  return Ready ? <Ready /> : <Lazy />;
}

/** A page or a layout whose code and texts are loaded when it is first needed (decision 0016). The handle starts that early. */
function page<Name extends string>(
  load: () => Promise<{ [key in Name]: ComponentType }>,
  name: Name,
  ...parts: TextPart[]
) {
  let loaded: ComponentType | undefined;
  const loadAll = async () => {
    const [code] = await Promise.all([load(), needTexts(parts)]);
    loaded = code[name];
    return { default: loaded };
  };
  // The key keeps the pages apart: without it, one would reuse the loaded component of another.
  const element = <Page key={name} loaded={() => loaded} lazily={lazy(loadAll)} />;
  return { element, handle: loadAll, caseSensitive: true };
}

const home = page(() => import('#features/public/home.tsx'), 'Home', 'home');
const signIn = page(() => import('#features/account/sign-in/sign-in.tsx'), 'SignIn', 'sign-in');
const resume = page(() => import('#features/conscience/resume/resume.tsx'), 'Resume', 'conscience');
const serverData = page(() => import('#shared/trpc/server-data.tsx'), 'ServerData');

const publicPages: RouteObject = {
  ...page(() => import('#app/layouts/public/public.tsx'), 'PublicLayout'),
  children: [
    { path: paths.home, ...home },
    {
      ...serverData,
      children: [
        {
          path: paths.landing,
          ...page(() => import('#features/public/landing/landing.tsx'), 'Landing', 'landing', 'client'),
        },
        {
          path: paths.evaluate,
          ...page(() => import('#features/public/evaluate/evaluate.tsx'), 'Evaluate', 'evaluate', 'client'),
        },
        {
          path: paths.method,
          ...page(() => import('#features/public/method/method-page.tsx'), 'MethodPage', 'method', 'client'),
        },
        { path: paths.login, ...signIn },
        { path: `${paths.auth}/*`, ...signIn },
        {
          path: paths.forgotPassword,
          ...page(() => import('#features/account/sign-in/forgot-password.tsx'), 'ForgotPassword', 'new-password'),
        },
        {
          path: paths.invitation,
          ...page(
            () => import('#features/account/invitation/invitation.tsx'),
            'Invitation',
            'sign-in',
            'new-password',
            'invitation',
          ),
        },
        {
          path: paths.start,
          ...page(() => import('#features/public/start/start.tsx'), 'Start', 'start'),
        },
        {
          path: paths.mails,
          ...page(() => import('#features/account/mails/mails.tsx'), 'Mails', 'mails'),
        },
        {
          path: paths.resetPassword,
          ...page(() => import('#features/account/sign-in/reset-password.tsx'), 'ResetPassword', 'new-password'),
        },
      ],
    },
    { path: '*', ...page(() => import('#features/public/not-found.tsx'), 'NotFound') },
  ],
};

const start = { element: <StartPage />, caseSensitive: true };

const clientPages: RouteObject = {
  ...page(() => import('#app/layouts/client.tsx'), 'ClientLayout', 'client'),
  children: [
    { path: paths.profile, ...page(() => import('#features/conscience/profile/profile.tsx'), 'Profile', 'profile') },
    {
      path: paths.editProfile,
      ...page(() => import('#features/account/profile/edit-profile.tsx'), 'EditProfile', 'account', 'user', 'mails'),
    },
    {
      path: paths.todaysProfile,
      ...page(
        () => import('#features/account/today/todays-profile.tsx'),
        'TodaysProfile',
        'account',
        'user',
        'practice',
      ),
    },
    {
      path: paths.progress,
      ...page(() => import('#features/account/progress/progress.tsx'), 'Progress', 'account', 'user', 'profile'),
    },
    {
      path: paths.security,
      ...page(() => import('#features/account/security/security.tsx'), 'Security', 'account', 'user'),
    },
    {
      path: paths.myData,
      ...page(() => import('#features/account/my-data/my-data.tsx'), 'MyData', 'account', 'user', 'profile'),
    },
    {
      path: paths.initialTest,
      ...page(() => import('#features/conscience/initial-test/initial-test.tsx'), 'InitialTest'),
    },
    { path: paths.result, ...page(() => import('#features/conscience/initial-test/result.tsx'), 'Result') },
    {
      path: paths.conscience,
      ...page(() => import('#features/conscience/overview/conscience.tsx'), 'Conscience', 'conscience'),
    },
    { path: paths.weak, ...page(() => import('#features/conscience/weak/weak-test.tsx'), 'WeakTest', 'conscience') },
    {
      path: paths.prospect,
      ...page(() => import('#features/conscience/prospects/prospects.tsx'), 'Prospects', 'conscience'),
    },
    {
      path: paths.mediumHard,
      ...page(() => import('#features/conscience/medium-hard/medium-hard-test.tsx'), 'MediumHardTest', 'conscience'),
    },
    {
      path: paths.harmful,
      ...page(() => import('#features/conscience/habits/harmful-habits.tsx'), 'HarmfulHabits', 'conscience'),
    },
    { path: paths.resume, ...resume },
    { path: paths.resumeLater, ...resume },
    {
      path: paths.polarity,
      ...page(() => import('#features/conscience/polarity/polarity.tsx'), 'Polarity', 'conscience'),
    },
    {
      path: paths.weekly,
      ...page(() => import('#features/responsibility/weekly/weekly.tsx'), 'Weekly', 'responsibility'),
    },
    {
      path: paths.weeklyResult,
      ...page(() => import('#features/responsibility/weekly/weekly-result.tsx'), 'WeeklyResult', 'responsibility'),
    },
    {
      path: paths.evaluation,
      ...page(() => import('#features/responsibility/evaluation/evaluation.tsx'), 'Evaluation', 'responsibility'),
    },
    {
      path: paths.historical,
      ...page(() => import('#features/responsibility/historical/historical.tsx'), 'Historical', 'responsibility'),
    },
    {
      path: paths.training,
      ...page(() => import('#features/responsibility/training/training.tsx'), 'Training', 'responsibility', 'practice'),
    },
    {
      path: paths.essential,
      ...page(
        () => import('#features/responsibility/training/essential.tsx'),
        'Essential',
        'responsibility',
        'practice',
      ),
    },
    {
      path: paths.guide,
      ...page(() => import('#features/responsibility/guides/guide-list.tsx'), 'GuideList', 'responsibility', 'guides'),
    },
    {
      path: paths.explain,
      ...page(() => import('#features/responsibility/guides/guide-page.tsx'), 'GuidePage', 'responsibility', 'guides'),
    },
    {
      path: paths.manifest,
      ...page(() => import('#features/responsibility/manifest/manifest.tsx'), 'Manifest', 'responsibility'),
    },
    { path: paths.personal, ...page(() => import('#features/impact/purposes/personal.tsx'), 'Personal', 'impact') },
    {
      path: paths.personalResume,
      ...page(() => import('#features/impact/purposes/personal-resume.tsx'), 'PersonalResume', 'impact', 'purposes'),
    },
    {
      path: paths.professional,
      ...page(() => import('#features/impact/purposes/professional.tsx'), 'Professional', 'impact', 'purposes'),
    },
    {
      path: paths.couple,
      ...page(() => import('#features/impact/purposes/couple.tsx'), 'Couple', 'impact', 'purposes'),
    },
    {
      path: paths.scenarios,
      ...page(() => import('#features/impact/scenarios/scenarios.tsx'), 'Scenarios', 'impact', 'purposes'),
    },
  ],
};

const adminPages: RouteObject = {
  element: <RequireTeam />,
  children: [
    {
      ...page(() => import('#app/layouts/admin/admin.tsx'), 'AdminLayout', 'client', 'admin', 'user'),
      children: [
        {
          path: paths.dashboard,
          ...page(
            () => import('#features/admin/dashboard/dashboard.tsx'),
            'Dashboard',
            'dashboard',
            'deeds',
            'guide-editor',
          ),
        },
        { path: paths.users, ...page(() => import('#features/admin/users/users.tsx'), 'Users') },
        {
          path: paths.importUsers,
          ...page(() => import('#features/admin/import/import-users.tsx'), 'ImportUsers', 'user-import'),
        },
        { path: paths.newUser, ...page(() => import('#features/admin/user/user-form.tsx'), 'NewUser') },
        {
          path: paths.editUser,
          ...page(() => import('#features/admin/user/user-form.tsx'), 'EditUser', 'results', 'changes'),
        },
        {
          path: paths.clientOverview,
          ...page(
            () => import('#features/admin/client/overview/overview.tsx'),
            'ClientOverview',
            'results',
            'practice',
            'alongside',
            'dashboard',
          ),
        },
        {
          path: paths.clientBrief,
          ...page(() => import('#features/admin/briefs/client-brief.tsx'), 'ClientBrief', 'results', 'briefs'),
        },
        {
          path: paths.groupBriefs,
          ...page(() => import('#features/admin/briefs/group-briefs.tsx'), 'GroupBriefs', 'briefs'),
        },
        {
          path: paths.conscienceResults,
          ...page(() => import('#features/admin/client/conscience/phase-one.tsx'), 'PhaseOne', 'results'),
        },
        {
          path: paths.responsibilityResults,
          ...page(
            () => import('#features/admin/client/responsibility/phase-two.tsx'),
            'PhaseTwo',
            'results',
            'practice',
            'alongside',
            'responsibility',
          ),
        },
        {
          path: paths.impactResults,
          ...page(
            () => import('#features/admin/client/impact/phase-three.tsx'),
            'PhaseThree',
            'results',
            'impact',
            'purposes',
          ),
        },
        {
          element: <RequireAdministrator />,
          children: [
            {
              path: paths.settings,
              ...page(() => import('#features/admin/settings/settings.tsx'), 'Settings', 'settings', 'dashboard'),
            },
          ],
        },
        {
          path: paths.guides,
          ...page(
            () => import('#features/admin/guides/guides.tsx'),
            'Guides',
            'guide-editor',
            'responsibility',
            'guides',
          ),
        },
        {
          path: paths.editGuide,
          ...page(
            () => import('#features/admin/guides/guide-editor.tsx'),
            'GuideEditor',
            'guide-editor',
            'responsibility',
            'guides',
          ),
        },
      ],
    },
  ],
};

/** Every page. The server knows the same paths, and is case-sensitive too: @miraco/contract/paths. */
export const routes: RouteObject[] = [
  publicPages,
  {
    element: <RequireSession />,
    children: [
      { path: paths.client, ...start },
      { path: paths.admin, ...start },
      { ...serverData, children: [clientPages, adminPages] },
    ],
  },
];

/** Fetches the code of a page and of the layouts around it together, and not one after the other. */
export async function preload(pathname: string): Promise<void> {
  const loads = matchRoutes(routes, pathname)?.map(({ route }) => route.handle) ?? [];
  await Promise.all(loads.map((load) => typeof load === 'function' && load()));
}
