import { useState } from 'react';
import { useSend } from '#shared/sending/use-send.ts';
import { api } from '#shared/trpc/trpc.ts';

/** Gets the link with which the owner of an account of the team that has no password chooses one. */
export function usePasswordLink() {
  const [link, setLink] = useState<string>();
  const getting = useSend({
    send: (id: string, call) => api.admin.users.passwordLink.mutate({ id }, call()),
    onSent: (answer) => setLink(answer.link),
  });
  return { link, get: getting.send, close: () => setLink(undefined) };
}
