/** One end of a system call, as strace prints it: the call begins, or has returned `result`. The bytes read are known only at the end. */
export interface Moment {
  end: boolean;
  thread: string;
  name: string;
  /** The arguments, as far as they are known. */
  text: string;
  result: number;
}

const resultOf = (text: string) => Number(/\) += (-?\d+)(?: [A-Z].*)?$/.exec(text)?.[1]);

/** The calls of all threads in the order in which they began and ended. A trace of `strace -f -o`, line by line. */
export async function* moments(lines: AsyncIterable<string>): AsyncGenerator<Moment> {
  const begun = new Map<string, string>();
  for await (const line of lines) {
    const [, thread = '', resumed, name = '', rest = ''] =
      /^(\d+) +(<\.\.\. )?(\w+)(?:\(| resumed>)(.*)$/.exec(line) ?? [];
    if (!name) continue;
    if (rest.endsWith('<unfinished ...>')) {
      const text = rest.slice(0, -'<unfinished ...>'.length);
      begun.set(thread, text);
      yield { end: false, thread, name, text, result: Number.NaN };
    } else {
      const text = resumed ? (begun.get(thread) ?? '') + rest : rest;
      begun.delete(thread);
      if (!resumed) yield { end: false, thread, name, text, result: Number.NaN };
      yield { end: true, thread, name, text, result: resultOf(text) };
    }
  }
}

const escapes: Readonly<Record<string, number>> = { n: 10, t: 9, r: 13, v: 11, f: 12 };

/** The bytes of the first buffer of a call. */
export function bytesOf(text: string): Buffer {
  const quoted = /"((?:[^"\\]|\\.)*)"/.exec(text)?.[1] ?? '';
  const bytes: number[] = [];
  for (const [whole, octal, letter] of quoted.matchAll(/\\([0-7]{1,3})|\\(.)|[^\\]/g)) {
    if (octal !== undefined) bytes.push(Number.parseInt(octal, 8));
    else bytes.push(letter === undefined ? whole.charCodeAt(0) : (escapes[letter] ?? letter.charCodeAt(0)));
  }
  return Buffer.from(bytes);
}
