import type { ComponentProps } from 'react';
import { Input } from '#ui/input.tsx';

/** What each kind of code is to the browser: its keyboard, and what it may fill in by itself. */
const manners = {
  app: {
    inputMode: 'numeric',
    autoComplete: 'one-time-code',
    // The six digits, and the space that an app may show among them.
    maxLength: 7,
    className: 'text-[1.3rem] tabular-nums tracking-[0.2em]',
  },
  recovery: { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false },
  either: { autoComplete: 'one-time-code', autoCapitalize: 'none', spellCheck: false },
} as const satisfies Record<string, ComponentProps<'input'>>;

interface CodeInputProps extends ComponentProps<'input'> {
  kind: keyof typeof manners;
}

/** A code of the app, one that was kept for the day without it, or either. */
export function CodeInput({ kind, ...props }: CodeInputProps) {
  return <Input {...manners[kind]} {...props} />;
}
