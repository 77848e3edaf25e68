import type { TextPart } from '@miraco/i18n/resources';
import { type ComponentType, type LazyExoticComponent, lazy, Suspense } from 'react';
import { needTexts } from '#shared/language/language.ts';

/** A part of a page, loaded with the texts it needs when it is first drawn. Without a network the page stays complete without it. */
export function optionalPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  ...texts: TextPart[]
): ComponentType<Props> {
  const Lazy: LazyExoticComponent<ComponentType<Props>> = lazy(async () => {
    const loading = Promise.all([load(), texts.length > 0 && needTexts(texts)]);
    return { default: await loading.then(([Part]) => Part).catch(() => () => null) };
  });
  return (props: Props) => (
    <Suspense>
      <Lazy {...props} />
    </Suspense>
  );
}
