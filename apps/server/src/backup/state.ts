import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const failure = z.object({ at: z.number(), backup: z.string(), reason: z.string() });

const task = <Done extends z.ZodRawShape>(done: Done) =>
  z.object({ last: z.object(done).nullable(), failure: failure.nullable() });

const nothing = { last: null, failure: null };

/** `failure` is what happened after `last`, if anything. Times are in epoch milliseconds. */
const stateSchema = z.object({
  copy: task({ at: z.number(), backup: z.string(), to: z.string() }),
  rehearsal: task({ at: z.number(), backup: z.string(), users: z.number(), images: z.number(), ms: z.number() }),
  // Versions before noted none.
  check: task({ at: z.number(), ms: z.number() }).default(nothing),
});

export type State = z.infer<typeof stateSchema>;

/** What has happened to the backups of a folder since they were made, which a restart keeps. */
export function stateIn(folder: string) {
  const file = join(folder, 'state.json');
  /** What a full disk did not take. */
  let unsaved: State | null = null;
  const read = async (): Promise<State> => {
    if (unsaved) return unsaved;
    const text = await readFile(file, 'utf8').catch(() => 'null');
    try {
      return stateSchema.parse(JSON.parse(text));
    } catch {
      return { copy: nothing, rehearsal: nothing, check: nothing };
    }
  };
  return {
    read,
    change: async (changed: Partial<State>) => {
      unsaved = { ...(await read()), ...changed };
      await writeFile(`${file}.part`, JSON.stringify(unsaved), { mode: 0o600 });
      await rename(`${file}.part`, file);
      unsaved = null;
    },
  };
}

export type StateFile = ReturnType<typeof stateIn>;
