import { paths } from '@miraco/contract/paths';
import { languages } from '@miraco/domain/languages';
import { Keyboard, LogOut, Search, Settings, ShieldCheck, UserRound } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { chooseLanguage, useLanguage } from '#shared/language/language.ts';
import { ownLanguageName } from '#shared/language/language-names.ts';
import { leaveBy } from '#shared/leaving/unsaved-changes.ts';
import { navigate } from '#shared/router/history.ts';
import { useSession } from '#shared/session/session.ts';
import { signOut } from '#shared/session/sign-out.ts';
import { chooseTheme, themes, useTheme } from '#shared/theme/theme.ts';
import { themeIcons } from '#shared/theme/theme-switch.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '#ui/dropdown-menu.tsx';
import type { useFinding } from './finding.tsx';

interface AccountItemsProps {
  trigger: ReactElement;
  finding: ReturnType<typeof useFinding>;
}

/** The menu of the signed-in administrator or coach. */
export function AccountItems({ trigger, finding }: AccountItemsProps) {
  const { t } = useTranslation();
  const administers = useSession()?.isAdministrator === true;
  const language = useLanguage();
  const theme = useTheme();
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>{trigger}</DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        <DropdownMenuLabel>{t('account.language')}</DropdownMenuLabel>
        <DropdownMenuRadioGroup value={language} aria-label={t('account.language')}>
          {languages.map((choice) => (
            <DropdownMenuRadioItem
              key={choice}
              value={choice}
              lang={choice}
              onSelect={() => void chooseLanguage(choice)}
            >
              {ownLanguageName(choice)}
            </DropdownMenuRadioItem>
          ))}
        </DropdownMenuRadioGroup>
        <DropdownMenuSeparator />
        <DropdownMenuLabel>{t('theme.label')}</DropdownMenuLabel>
        <DropdownMenuRadioGroup value={theme} aria-label={t('theme.label')}>
          {themes.map((choice) => {
            const Icon = themeIcons[choice];
            return (
              <DropdownMenuRadioItem key={choice} value={choice} onSelect={() => chooseTheme(choice)}>
                <Icon aria-hidden="true" />
                {t(`theme.${choice}`)}
              </DropdownMenuRadioItem>
            );
          })}
        </DropdownMenuRadioGroup>
        <DropdownMenuSeparator />
        <DropdownMenuItem className="md:hidden" onSelect={() => finding.show('finder')}>
          <Search aria-hidden="true" />
          {t('finding.find')}
        </DropdownMenuItem>
        <DropdownMenuItem className="max-md:hidden" onSelect={() => finding.show('shortcuts')}>
          <Keyboard aria-hidden="true" />
          {t('finding.shortcuts')}
        </DropdownMenuItem>
        {administers && (
          <DropdownMenuItem className="md:hidden" onSelect={() => leaveBy(() => navigate(paths.settings))}>
            <Settings aria-hidden="true" />
            {t('nav.settings')}
          </DropdownMenuItem>
        )}
        <DropdownMenuItem onSelect={() => leaveBy(() => navigate(paths.editProfile))}>
          <UserRound aria-hidden="true" />
          {t('nav.editProfile')}
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={() => leaveBy(() => navigate(paths.security))}>
          <ShieldCheck aria-hidden="true" />
          {t('nav.security')}
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={() => leaveBy(() => void signOut())}>
          <LogOut aria-hidden="true" />
          {t('nav.signOut')}
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
