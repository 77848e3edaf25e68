import { paths } from '@miraco/contract/paths';
import type { OnIntent, Route } from '#shared/router/router.tsx';
import { RequireSession, StartPage } from './guards.tsx';
import { page, pagesOf, preload } from './page.tsx';

const home = page(() => import('#features/public/home.tsx'), 'Home', 'home');
const signIn = page(() => import('#features/account/sign-in/sign-in.tsx'), 'SignIn', 'sign-in', 'messages');
const serverData = page(() => import('#shared/trpc/server-data.tsx'), 'ServerDataLayout', 'messages');

const publicPages: Route = {
  ...page(() => import('#app/layouts/public/public.tsx'), 'PublicLayout'),
  children: [
    { path: paths.home, ...home },
    {
      path: paths.landing,
      ...page(() => import('#features/public/landing/landing.tsx'), 'Landing', 'landing'),
    },
    {
      path: paths.evaluate,
      ...page(() => import('#features/public/evaluate/evaluate.tsx'), 'Evaluate', 'evaluate'),
    },
    {
      path: paths.method,
      ...page(() => import('#features/public/method/method-page.tsx'), 'MethodPage', 'method'),
    },
    { path: [paths.login, `${paths.auth}/*`], ...signIn },
    {
      ...serverData,
      children: [
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
          path: paths.newAddress,
          ...page(() => import('#features/account/new-address/new-address.tsx'), 'NewAddress', 'new-address'),
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

/** Every page. The server knows the same paths: @miraco/contract/paths. */
export const routes: readonly Route[] = [
  {
    element: <RequireSession />,
    children: [
      { path: [paths.client, paths.admin], element: <StartPage /> },
      pagesOf(() => import('./client-routes.tsx'), paths.client),
      pagesOf(() => import('./team-routes.tsx'), paths.admin),
    ],
  },
  // The last one of them fits every path.
  publicPages,
];

/** Fetches the code of the page at a path, and its data. */
export const loadPage = (pathname: string): Promise<void> => preload(routes, pathname, true);

/**
 * The same while a person is still about to go there: its data once a link is pressed. Where it fails, going there tries again, and
 * reports it.
 */
export const loadInTime: OnIntent = (pathname, isPress) => {
  if (navigator.onLine) preload(routes, pathname, isPress).catch(() => undefined);
};
