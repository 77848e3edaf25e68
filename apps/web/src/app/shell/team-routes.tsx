import '@miraco/i18n/load-signed-in';
import '@miraco/i18n/load-team';
import { paths } from '@miraco/contract/paths';
import type { Route } from '#shared/router/router.tsx';
import { ServerDataLayout } from '#shared/trpc/server-data.tsx';
import { RequireAdministrator, RequireTeam } from './guards.tsx';
import { type PageList, page } from './page.tsx';

const adminPages: Route = {
  element: <RequireTeam />,
  children: [
    {
      ...page(
        () => import('#app/layouts/admin/admin.tsx'),
        'AdminLayout',
        'messages',
        'client',
        'wellness',
        'admin',
        'user',
      ),
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
          ...page(
            () => import('#features/admin/user/user-form.tsx'),
            'EditUser',
            'results',
            'changes',
            'deeds',
            'refusals',
          ),
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
          ...page(() => import('#features/admin/client/conscience/phase-one.tsx'), 'PhaseOne', 'results', 'charts'),
        },
        {
          path: paths.responsibilityResults,
          ...page(
            () => import('#features/admin/client/responsibility/phase-two.tsx'),
            'PhaseTwo',
            'results',
            'practice',
            'alongside',
            'historical',
            'weeks',
            'charts',
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
            'tests',
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
          ...page(() => import('#features/admin/guides/guides.tsx'), 'Guides', 'guide-editor', 'guides'),
        },
        {
          path: paths.editGuide,
          ...page(() => import('#features/admin/guides/guide-editor.tsx'), 'GuideEditor', 'guide-editor', 'guides'),
        },
      ],
    },
  ],
};

/** The pages of the team. */
export const pages: PageList = { routes: [{ element: <ServerDataLayout />, children: [adminPages] }] };
