import { useRef, useState } from 'react';
import { createQueue } from './queue.ts';
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
  // An arrow key pressed twice changes twice, in this order.
  const [inOrder] = useState(createQueue);
  const saving = useSend({
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
    const saved = inOrder(() => saving.send(next));
    void saved.then(() => setChosen((shown) => (shown === next ? undefined : shown)));
  };
  return { choice: chosen?.value, choose, saving: saving.busy };
}
