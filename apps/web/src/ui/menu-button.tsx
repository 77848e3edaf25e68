import { type ReactElement, type ReactNode, type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Button, type ButtonProps } from './button.tsx';
import { toast } from './toast.ts';

interface MenuButtonProps extends Omit<ButtonProps, 'asChild' | 'ref' | 'onClick' | 'onKeyDown'> {
  /** Fetches the code of the menu. */
  load: () => Promise<unknown>;
  /** The menu, closed. It is rendered once its code is loaded, with the button as its trigger. */
  menu: (trigger: ReactElement) => ReactNode;
  ref?: RefObject<HTMLButtonElement | null>;
}

/**
 * The button of a menu that is loaded and mounted on first use: menus bring 30 kB of code, and a list of 500 of them would be slow.
 * The press that mounts the menu is dispatched again on its trigger, so that it opens as by every later press.
 */
export function MenuButton({ load, menu, ref, ...props }: MenuButtonProps) {
  const { t } = useTranslation();
  const own = useRef<HTMLButtonElement>(null);
  const button = ref ?? own;
  const [mounted, setMounted] = useState(false);
  if (mounted) return menu(<Button {...props} ref={button} />);

  const fetchAhead = () => void load().catch(() => undefined);
  const open = async (press: Event) => {
    const focused = document.activeElement;
    try {
      await load();
    } catch {
      toast({ tone: 'error', title: t('errors.offline') });
      return;
    }
    // A menu that opens late must not take the focus from where the user has gone on.
    if (document.activeElement !== focused) return;
    flushSync(() => setMounted(true));
    button.current?.dispatchEvent(press);
  };
  const openByKey = () => open(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  const openByPointer = () => open(new PointerEvent('pointerdown', { bubbles: true }));
  return (
    <Button
      {...props}
      ref={button}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={fetchAhead}
      onFocus={fetchAhead}
      // A click by keyboard has no detail.
      onClick={({ detail }) => void (detail === 0 ? openByKey() : openByPointer())}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown' || event.defaultPrevented) return;
        event.preventDefault();
        void openByKey();
      }}
    />
  );
}
