import { type ComponentType, type LazyExoticComponent, lazy, Suspense } from 'react';

/** A part of a page, loaded when it is first drawn. Without a network the page stays complete without it. */
export function optionalPart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Lazy: LazyExoticComponent<ComponentType<Props>> = lazy(async () => ({
    default: await load().catch(() => () => null),
  }));
  return (props: Props) => (
    <Suspense>
      <Lazy {...props} />
    </Suspense>
  );
}
