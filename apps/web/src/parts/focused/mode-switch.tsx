import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { navigate } from '#shared/router/history.ts';
import { useLocation } from '#shared/router/router.tsx';
import { cn } from '#ui/cn.ts';
import { chooseMode, questionModes, useQuestionMode } from './mode.ts';

interface ModeSwitchProps {
  /** The search of the address where the other mode shows the same place; by default it finds its own. */
  other?: string | undefined;
  className?: string;
}

/** The switch of the form that is drawn next takes the focus: the one that was pressed goes with its form. */
let pressed = false;

/** One at a time, or all at once: a preference that every form shares. Answers stay as they are. */
export function ModeSwitch({ other = '', className }: ModeSwitchProps) {
  const { t } = useTranslation();
  const { state }: { state: unknown } = useLocation();
  const current = useQuestionMode();
  const box = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (pressed) box.current?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus({ preventScroll: true });
    pressed = false;
  }, []);
  return (
    <fieldset ref={box} className={cn('flex w-fit rounded-md border bg-card p-0.5 print:hidden', className)}>
      <legend className="sr-only">{t('focused.mode')}</legend>
      {questionModes.map((mode) => (
        <button
          key={mode}
          type="button"
          aria-pressed={mode === current}
          className="min-h-11 rounded-[7px] px-3 text-[0.85rem] text-muted-foreground leading-tight hover:text-foreground aria-pressed:bg-secondary aria-pressed:font-medium aria-pressed:text-secondary-foreground"
          onClick={() => {
            if (mode === current) return;
            pressed = true;
            chooseMode(mode);
            navigate({ search: other }, { replace: true, state });
          }}
        >
          {t(`focused.${mode}`)}
        </button>
      ))}
    </fieldset>
  );
}
