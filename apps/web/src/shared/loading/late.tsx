import type { TextPart } from '@miraco/i18n/resources';
import { type ComponentType, lazy, useState } from 'react';
import { needTexts } from '#shared/language/language.ts';

export interface Late<Props> {
  /** Suspends as long as its code is not here. */
  Part: ComponentType<Props>;
  /** Fetches its code and its texts before it is rendered. */
  load: () => Promise<unknown>;
  /** Whether its code and its texts are here. */
  isHere: () => boolean;
}

/**
 * A component whose code and texts are loaded when it is first needed (decision 0016). Once they are here it is rendered at once: `lazy`
 * alone would suspend first, and React takes 300 ms to recover.
 */
export function late<Name extends string, Props extends object>(
  fetchCode: () => Promise<{ [key in Name]: ComponentType<Props> }>,
  name: Name,
  ...parts: TextPart[]
): Late<Props> {
  let loaded: ComponentType<Props> | undefined;
  const load = async () => {
    const [code] = await Promise.all([fetchCode(), needTexts(parts)]);
    loaded = code[name];
    return { default: loaded };
  };
  const Lazy: ComponentType<Props> = lazy(load);
  const Part = (props: Props) => {
    const [Ready] = useState(() => loaded);
    return Ready ? <Ready {...props} /> : <Lazy {...props} />;
  };
  return { Part, load, isHere: () => loaded !== undefined };
}
