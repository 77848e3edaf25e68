import type { ComponentProps } from 'react';
import { Input } from '#ui/input.tsx';

/** The keyboard and the autofill of each kind of code. */
const manners = {
  app: {
    inputMode: 'numeric',
    autoComplete: 'one-time-code',
    // The six digits, and the space that an app may show between them.
    maxLength: 7,
    className: 'text-[1.3rem] tabular-nums tracking-[0.2em]',
  },
  recovery: { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false },
  either: { autoComplete: 'one-time-code', autoCapitalize: 'none', spellCheck: false },
} as const satisfies Record<string, ComponentProps<'input'>>;

interface CodeInputProps extends ComponentProps<'input'> {
  kind: keyof typeof manners;
}

/** A field for a code of the app, a recovery code, or either. */
export function CodeInput({ kind, ...props }: CodeInputProps) {
  return <Input {...manners[kind]} {...props} />;
}
