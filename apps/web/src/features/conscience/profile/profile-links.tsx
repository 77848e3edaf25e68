import { paths } from '@miraco/contract/paths';
import { ChartLine, FileLock, Sun, UserPen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from '#shared/router/link.tsx';

const links = [
  { to: paths.todaysProfile, name: 'nav.today', Icon: Sun },
  { to: paths.progress, name: 'nav.progress', Icon: ChartLine },
  { to: paths.editProfile, name: 'nav.editProfile', Icon: UserPen },
  { to: paths.myData, name: 'nav.myData', Icon: FileLock },
] as const;

/** Links to the other views of the profile: today, progress, and personal data. Spec 1, section 2. */
export function ProfileLinks() {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('nav.yourself')} className="mt-10 border-t pt-4">
      <ul className="-mx-3 flex flex-wrap gap-x-2">
        {links.map(({ to, name, Icon }) => (
          <li key={to}>
            <Link to={to} className="flex min-h-11 items-center gap-2 rounded-md px-3 no-underline hover:bg-muted">
              <Icon className="size-[1.15rem] shrink-0 text-primary" aria-hidden="true" />
              {t(name)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
