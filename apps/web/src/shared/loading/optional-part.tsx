import type { TextPart } from '@miraco/i18n/resources';
import { type ComponentType, Suspense } from 'react';
import { needTexts } from '#shared/language/language.ts';
import { type Late, late } from './late.tsx';

/** A part of a page that the page waits for, with the texts it needs: without a network the page stays complete without it. */
export function awaitedPart<Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
  ...texts: TextPart[]
): Late<Props> {
  const none = () => null;
  return late<'Part', Props>(async () => {
    const loading = Promise.all([fetchPart(), needTexts(texts)]);
    return { Part: await loading.then(([Part]) => Part).catch(() => none) };
  }, 'Part');
}

/** The same for a part that is loaded when it is first drawn, while the page around it is there already. */
export function optionalPart<Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
  ...texts: TextPart[]
): ComponentType<Props> {
  const { Part } = awaitedPart(fetchPart, ...texts);
  return (props: Props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  );
}
