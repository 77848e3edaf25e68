import { paths } from '@miraco/schemas/paths';
import { type ComponentType, lazy } from 'react';
import { matchRoutes, type RouteObject } from 'react-router';
import { RequireAdministrator, RequireSession } from './guards.tsx';

/** A page or a layout whose code is loaded when it is first needed. The handle starts that early. */
function page<Name extends string>(load: () => Promise<{ [key in Name]: ComponentType }>, name: Name) {
  const Page = lazy(async (): Promise<{ default: ComponentType }> => ({ default: (await load())[name] }));
  return { element: <Page />, handle: load };
}

const home = page(() => import('#features/public/home.tsx'), 'Home');
const signIn = page(() => import('#features/account/sign-in.tsx'), 'SignIn');
const resume = page(() => import('#features/conscience/resume.tsx'), 'Resume');
const serverData = page(() => import('./server-data.tsx'), 'ServerData');

const publicPages: RouteObject = {
  ...page(() => import('./layouts/public.tsx'), 'PublicLayout'),
  children: [
    { path: paths.home, ...home },
    { path: paths.landing, ...home },
    {
      ...serverData,
      children: [
        { path: paths.login, ...signIn },
        { path: `${paths.auth}/*`, ...signIn },
        {
          path: paths.forgotPassword,
          ...page(() => import('#features/account/forgot-password.tsx'), 'ForgotPassword'),
        },
        { path: paths.resetPassword, ...page(() => import('#features/account/reset-password.tsx'), 'ResetPassword') },
      ],
    },
    { path: '*', ...page(() => import('#features/public/not-found.tsx'), 'NotFound') },
  ],
};

const clientPages: RouteObject = {
  ...page(() => import('./layouts/client.tsx'), 'ClientLayout'),
  children: [
    { path: paths.profile, ...page(() => import('#features/conscience/profile.tsx'), 'Profile') },
    { path: paths.initialTest, ...page(() => import('#features/conscience/initial-test.tsx'), 'InitialTest') },
    { path: paths.result, ...page(() => import('#features/conscience/result.tsx'), 'Result') },
    { path: paths.conscience, ...page(() => import('#features/conscience/conscience.tsx'), 'Conscience') },
    { path: paths.weak, ...page(() => import('#features/conscience/weak-test.tsx'), 'WeakTest') },
    { path: paths.prospect, ...page(() => import('#features/conscience/prospects.tsx'), 'Prospects') },
    { path: paths.mediumHard, ...page(() => import('#features/conscience/medium-hard-test.tsx'), 'MediumHardTest') },
    { path: paths.harmful, ...page(() => import('#features/conscience/harmful-habits.tsx'), 'HarmfulHabits') },
    { path: paths.resume, ...resume },
    { path: paths.resumeLater, ...resume },
    { path: paths.polarity, ...page(() => import('#features/conscience/polarity.tsx'), 'Polarity') },
  ],
};

const adminPages: RouteObject = {
  element: <RequireAdministrator />,
  children: [
    {
      ...page(() => import('./layouts/admin.tsx'), 'AdminLayout'),
      children: [
        { path: paths.dashboard, ...page(() => import('#features/admin/dashboard.tsx'), 'Dashboard') },
        { path: paths.users, ...page(() => import('#features/admin/users.tsx'), 'Users') },
        { path: paths.newUser, ...page(() => import('#features/admin/user-form.tsx'), 'NewUser') },
        { path: paths.editUser, ...page(() => import('#features/admin/user-form.tsx'), 'EditUser') },
        { path: paths.phaseOne, ...page(() => import('#features/admin/phase-one.tsx'), 'PhaseOne') },
      ],
    },
  ],
};

/** Every page. The server knows the same addresses: @miraco/schemas/paths. */
export const routes: RouteObject[] = [
  publicPages,
  { element: <RequireSession />, children: [{ ...serverData, children: [clientPages, adminPages] }] },
];

/** Fetches the code of a page and of the layouts around it together, and not one after the other. */
export async function preload(pathname: string): Promise<void> {
  const loads = matchRoutes(routes, pathname)?.map(({ route }) => route.handle) ?? [];
  await Promise.all(loads.map((load) => typeof load === 'function' && load()));
}
