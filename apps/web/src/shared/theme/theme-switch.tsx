import { Monitor, Moon, Sun } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { cn } from '#ui/cn.ts';
import { chooseTheme, type Theme, themes, useTheme } from './theme.ts';

export const themeIcons = { system: Monitor, light: Sun, dark: Moon } satisfies Record<Theme, unknown>;

export function ThemeSwitch({ className }: { className?: string }) {
  const { t } = useTranslation();
  const current = useTheme();
  return (
    <fieldset className={cn('inline-flex', className)}>
      <legend className="sr-only">{t('theme.label')}</legend>
      {themes.map((theme) => {
        const Icon = themeIcons[theme];
        return (
          <button
            key={theme}
            type="button"
            aria-label={t(`theme.${theme}`)}
            title={t(`theme.${theme}`)}
            aria-pressed={theme === current}
            className="grid size-11 place-items-center rounded-md text-muted-foreground hover:text-foreground aria-pressed:bg-muted aria-pressed:text-foreground"
            onClick={() => chooseTheme(theme)}
          >
            <Icon className="size-[1.15rem]" aria-hidden="true" />
          </button>
        );
      })}
    </fieldset>
  );
}
