import type { ComponentProps, MouseEvent } from 'react';
import { addressFrom, type NavigateOptions, navigate, type To } from './history.ts';
import { useLocation, useOnIntent } from './router.tsx';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'>, NavigateOptions {
  to: To;
}

/** Whether the browser is to follow a link itself: into a new tab, for instance. */
function isForBrowser({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent, target: string | undefined): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey || (target !== undefined && target !== '_self');
}

/** A link to a page of the app. Its code is fetched as soon as a pointer or the focus is on it, and its data once it is pressed. */
export function Link({ to, replace, state, onClick, onPointerEnter, onPointerDown, onFocus, ...anchor }: LinkProps) {
  const { pathname, search, hash } = useLocation();
  const onIntent = useOnIntent();
  const href = addressFrom(pathname, to);
  const expect = (isPress: boolean) => onIntent(href.replace(/[?#].*/, ''), isPress);
  return (
    <a
      {...anchor}
      href={href}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        expect(false);
      }}
      onFocus={(event) => {
        onFocus?.(event);
        expect(false);
      }}
      onPointerDown={(event) => {
        onPointerDown?.(event);
        expect(true);
      }}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || isForBrowser(event, anchor.target)) return;
        event.preventDefault();
        // Like the browser's own links, one to this very address makes no second entry of the history.
        navigate(to, { replace: replace ?? href === pathname + search + hash, state });
      }}
    />
  );
}

interface NavLinkProps extends LinkProps {
  /** Only on this very page, and not on those below it. */
  end?: boolean;
}

/** A link that says whether it leads to the current page, or to one below which it is. */
export function NavLink({ end = false, ...link }: NavLinkProps) {
  const { pathname } = useLocation();
  const there = addressFrom(pathname, link.to);
  const isCurrent = pathname === there || (!end && pathname.startsWith(`${there}/`));
  return <Link {...link} aria-current={isCurrent ? 'page' : undefined} />;
}
