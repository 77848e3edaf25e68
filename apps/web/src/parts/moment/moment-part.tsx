import type { TextPart } from '@miraco/i18n/resources';
import type { ComponentType } from 'react';
import { needTexts } from '#shared/language/language.ts';
import { optionalPart } from '#shared/loading/optional-part.tsx';
import { Navigate, useLocation } from '#shared/router/router.tsx';

/** The page that would have been closed. */
function Ordinary() {
  return <Navigate replace to={useLocation().pathname} />;
}

/** A closing page, loaded when it is due. Where it cannot be loaded, its address shows the ordinary page. */
export function momentPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  ...parts: TextPart[]
): ComponentType<Props> {
  return optionalPart<Props>(async () => {
    try {
      const [Part] = await Promise.all([load(), needTexts(['moment', ...parts])]);
      return Part;
    } catch {
      return Ordinary;
    }
  });
}
