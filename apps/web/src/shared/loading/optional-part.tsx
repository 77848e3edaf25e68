import type { TextPart } from '@miraco/i18n/resources';
import { type ComponentType, lazy, Suspense } from 'react';
import { needTexts } from '#shared/language/language.ts';

/**
 * A part of a page, loaded with the texts it needs when it is first drawn. Suspends until it is here, so that a page can wait for what
 * would push it down. Without a network the page stays complete without it.
 */
export function awaitedPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  ...texts: TextPart[]
): ComponentType<Props> {
  return lazy<ComponentType<Props>>(async () => {
    const loading = Promise.all([load(), texts.length > 0 && needTexts(texts)]);
    return { default: await loading.then(([Part]) => Part).catch(() => () => null) };
  });
}

/** The same for a part that the page does not wait for. */
export function optionalPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  ...texts: TextPart[]
): ComponentType<Props> {
  const Part: ComponentType<Props> = awaitedPart(load, ...texts);
  return (props: Props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  );
}
