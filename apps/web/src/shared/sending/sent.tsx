import type { ComponentProps } from 'react';
import { Success } from '#ui/success.tsx';

interface SentProps extends ComponentProps<typeof Success> {
  sending: { done: boolean };
}

/** Says that the last attempt to send succeeded, until its message is dismissed. Where it failed, NotSent says why. */
export function Sent({ sending, children, ...props }: SentProps) {
  return <Success {...props}>{sending.done && children}</Success>;
}
