import type { TextPart } from '@miraco/i18n/resources';
import { paths } from '@miraco/schemas/paths';
import { type ComponentType, lazy, useState } from 'react';
import { matchRoutes, type RouteObject } from 'react-router';
import { RequireAdministrator, RequireSession, StartPage } from './guards.tsx';
import { needTexts } from './language.ts';

interface PageProps {
  /** The component, as soon as its code is here. */
  loaded: () => ComponentType | undefined;
  lazily: ComponentType;
}

/** What is here already is shown at once: a lazy component would give way first, and React takes 300 ms to take that back. */
function Page({ loaded, lazily: Lazy }: PageProps) {
  const [Ready] = useState(loaded);
  return Ready ? <Ready /> : <Lazy />;
}

/** A page or a layout whose code and texts are loaded when it is first needed. The handle starts that early. */
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
  // The key tells the pages apart: one must not go on with what another has found ready.
  const element = <Page key={name} loaded={() => loaded} lazily={lazy(loadAll)} />;
  return { element, handle: loadAll, caseSensitive: true };
}

const home = page(() => import('#features/public/home.tsx'), 'Home', 'public');
const signIn = page(() => import('#features/account/sign-in.tsx'), 'SignIn', 'sign-in');
const resume = page(() => import('#features/conscience/resume.tsx'), 'Resume', 'conscience');
const serverData = page(() => import('./server-data.tsx'), 'ServerData');

const publicPages: RouteObject = {
  ...page(() => import('./layouts/public.tsx'), 'PublicLayout'),
  children: [
    { path: paths.home, ...home },
    {
      ...serverData,
      children: [
        {
          path: paths.landing,
          ...page(() => import('#features/public/landing.tsx'), 'Landing', 'public', 'client'),
        },
        {
          path: paths.evaluate,
          ...page(() => import('#features/public/evaluate.tsx'), 'Evaluate', 'public', 'client'),
        },
        { path: paths.login, ...signIn },
        { path: `${paths.auth}/*`, ...signIn },
        {
          path: paths.forgotPassword,
          ...page(() => import('#features/account/forgot-password.tsx'), 'ForgotPassword', 'sign-in'),
        },
        {
          path: paths.resetPassword,
          ...page(() => import('#features/account/reset-password.tsx'), 'ResetPassword', 'sign-in'),
        },
      ],
    },
    { path: '*', ...page(() => import('#features/public/not-found.tsx'), 'NotFound') },
  ],
};

const start = { element: <StartPage />, caseSensitive: true };

const clientPages: RouteObject = {
  ...page(() => import('./layouts/client.tsx'), 'ClientLayout', 'client'),
  children: [
    { path: paths.profile, ...page(() => import('#features/conscience/profile.tsx'), 'Profile') },
    {
      path: paths.editProfile,
      ...page(() => import('#features/account/edit-profile.tsx'), 'EditProfile', 'account', 'user'),
    },
    {
      path: paths.todaysProfile,
      ...page(() => import('#features/account/todays-profile.tsx'), 'TodaysProfile', 'account', 'user'),
    },
    { path: paths.progress, ...page(() => import('#features/account/progress.tsx'), 'Progress', 'account', 'user') },
    { path: paths.security, ...page(() => import('#features/account/security.tsx'), 'Security', 'account', 'user') },
    { path: paths.myData, ...page(() => import('#features/account/my-data.tsx'), 'MyData', 'account', 'user') },
    { path: paths.initialTest, ...page(() => import('#features/conscience/initial-test.tsx'), 'InitialTest') },
    { path: paths.result, ...page(() => import('#features/conscience/result.tsx'), 'Result') },
    {
      path: paths.conscience,
      ...page(() => import('#features/conscience/conscience.tsx'), 'Conscience', 'conscience'),
    },
    { path: paths.weak, ...page(() => import('#features/conscience/weak-test.tsx'), 'WeakTest', 'conscience') },
    { path: paths.prospect, ...page(() => import('#features/conscience/prospects.tsx'), 'Prospects', 'conscience') },
    {
      path: paths.mediumHard,
      ...page(() => import('#features/conscience/medium-hard-test.tsx'), 'MediumHardTest', 'conscience'),
    },
    {
      path: paths.harmful,
      ...page(() => import('#features/conscience/harmful-habits.tsx'), 'HarmfulHabits', 'conscience'),
    },
    { path: paths.resume, ...resume },
    { path: paths.resumeLater, ...resume },
    { path: paths.polarity, ...page(() => import('#features/conscience/polarity.tsx'), 'Polarity', 'conscience') },
    { path: paths.weekly, ...page(() => import('#features/responsibility/weekly.tsx'), 'Weekly', 'responsibility') },
    {
      path: paths.weeklyResult,
      ...page(() => import('#features/responsibility/weekly-result.tsx'), 'WeeklyResult', 'responsibility'),
    },
    {
      path: paths.evaluation,
      ...page(() => import('#features/responsibility/evaluation.tsx'), 'Evaluation', 'responsibility'),
    },
    {
      path: paths.historical,
      ...page(() => import('#features/responsibility/historical.tsx'), 'Historical', 'responsibility'),
    },
    {
      path: paths.training,
      ...page(() => import('#features/responsibility/training.tsx'), 'Training', 'responsibility'),
    },
    {
      path: paths.essential,
      ...page(() => import('#features/responsibility/essential.tsx'), 'Essential', 'responsibility'),
    },
    {
      path: paths.guide,
      ...page(() => import('#features/responsibility/guide-list.tsx'), 'GuideList', 'responsibility'),
    },
    {
      path: paths.explain,
      ...page(() => import('#features/responsibility/guide-page.tsx'), 'GuidePage', 'responsibility'),
    },
    {
      path: paths.manifest,
      ...page(() => import('#features/responsibility/manifest.tsx'), 'Manifest', 'responsibility'),
    },
    { path: paths.personal, ...page(() => import('#features/impact/personal.tsx'), 'Personal', 'impact') },
    {
      path: paths.personalResume,
      ...page(() => import('#features/impact/personal-resume.tsx'), 'PersonalResume', 'impact'),
    },
    {
      path: paths.professional,
      ...page(() => import('#features/impact/professional.tsx'), 'Professional', 'impact'),
    },
    { path: paths.couple, ...page(() => import('#features/impact/couple.tsx'), 'Couple', 'impact') },
    { path: paths.scenarios, ...page(() => import('#features/impact/scenarios.tsx'), 'Scenarios', 'impact') },
  ],
};

const adminPages: RouteObject = {
  element: <RequireAdministrator />,
  children: [
    {
      ...page(() => import('./layouts/admin.tsx'), 'AdminLayout', 'client', 'admin', 'user'),
      children: [
        { path: paths.dashboard, ...page(() => import('#features/admin/dashboard.tsx'), 'Dashboard') },
        { path: paths.users, ...page(() => import('#features/admin/users.tsx'), 'Users') },
        { path: paths.importUsers, ...page(() => import('#features/admin/import-users.tsx'), 'ImportUsers') },
        { path: paths.newUser, ...page(() => import('#features/admin/user-form.tsx'), 'NewUser') },
        { path: paths.editUser, ...page(() => import('#features/admin/user-form.tsx'), 'EditUser') },
        { path: paths.phaseOne, ...page(() => import('#features/admin/phase-one.tsx'), 'PhaseOne') },
        {
          path: paths.phaseTwo,
          ...page(() => import('#features/admin/phase-two.tsx'), 'PhaseTwo', 'responsibility'),
        },
        {
          path: paths.phaseThree,
          ...page(() => import('#features/admin/phase-three.tsx'), 'PhaseThree', 'impact'),
        },
        { path: paths.guides, ...page(() => import('#features/admin/guides.tsx'), 'Guides', 'responsibility') },
        {
          path: paths.editGuide,
          ...page(() => import('#features/admin/guide-editor.tsx'), 'GuideEditor', 'responsibility'),
        },
      ],
    },
  ],
};

/** Every page. The server knows the same addresses, and tells capital letters from small ones as well: @miraco/schemas/paths. */
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
