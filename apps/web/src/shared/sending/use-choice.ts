import { useRef, useState } from 'react';
import type { Delivery } from './sender.ts';
import { useSend } from './use-send.ts';

interface Choice<Value, Answer> extends Pick<Delivery<Value, Answer>, 'send'> {
  onSaved: (answer: Answer, value: Value) => unknown;
  onFailed: (error: unknown) => void;
}

/** A value that is saved as soon as it is chosen. It is shown as chosen until it is stored, and taken back where saving fails. */
export function useChoice<Value, Answer>({ send, onSaved, onFailed }: Choice<Value, Answer>) {
  const [chosen, setChosen] = useState<{ value: Value }>();
  const latest = useRef(chosen);
  const saving = useSend({
    // An arrow key pressed twice changes twice, in this order.
    inOrder: true,
    send: ({ value }: { value: Value }, call) => send(value, call),
    onSent: (answer, { value }) => onSaved(answer, value),
    // A later choice replaces this one, and reports its own failure.
    onFailed: (error, failed) => {
      if (failed === latest.current) onFailed(error);
    },
  });
  const choose = (value: Value) => {
    const next = { value };
    latest.current = next;
    setChosen(next);
    void saving.send(next).then(() => setChosen((shown) => (shown === next ? undefined : shown)));
  };
  return { choice: chosen?.value, choose, saving: saving.busy };
}
