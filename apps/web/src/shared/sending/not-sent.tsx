import type { ComponentProps } from 'react';
import { Alert } from '#ui/alert.tsx';

interface NotSentProps extends Pick<ComponentProps<typeof Alert>, 'title' | 'className'> {
  sending: { problem: string | undefined };
}

/** Why the last attempt to send failed; nothing where it succeeded. */
export function NotSent({ sending, ...alert }: NotSentProps) {
  if (!sending.problem) return null;
  return (
    <Alert tone="error" {...alert}>
      {sending.problem}
    </Alert>
  );
}
