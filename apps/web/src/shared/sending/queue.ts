/** Runs tasks one after the other, each once the one before has ended, successful or not. */
export function createQueue() {
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(task: () => Promise<Result>): Promise<Result> => {
    const own = last.then(task);
    last = own.catch(() => undefined);
    return own;
  };
}
