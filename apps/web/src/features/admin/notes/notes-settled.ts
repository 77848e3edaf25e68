import { useEffect, useState } from 'react';

/** What is typed is looked for once the hand rests. */
const rest = 300;

/** A value as it was when it last stayed the same for a moment. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), rest);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
