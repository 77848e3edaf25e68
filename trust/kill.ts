import { setTimeout } from 'node:timers/promises';
import { isSound, look, lost, notesIn } from './database.ts';
import { type Effort, type Finding, inFolder, serve, writeNote } from './served.ts';
import { addWriters, type Writers } from './writers.ts';

const writesOfRound = 200;
const writers = 32;

/** Writes with several connections at once until enough are acknowledged, and kills the product in the middle of the others. */
async function writeAndKill(dataDir: string, people: Writers, acknowledged: string[]): Promise<void> {
  const product = await serve(dataDir);
  const enough = acknowledged.length + writesOfRound;
  let killed = false;
  const write = async () => {
    while (!killed) {
      const id = await writeNote(product, people);
      if (id) acknowledged.push(id);
    }
  };
  // A broken connection ends a writer: its last request was not acknowledged.
  const all = Array.from({ length: writers }, () => write().catch(() => undefined));
  while (acknowledged.length < enough) await setTimeout(1);
  await product.stop('SIGKILL');
  killed = true;
  await Promise.all(all);
}

/** `kill -9` while people write: nothing that was acknowledged is lost. */
export const kill = ({ rounds = 50 }: Effort): Promise<Finding> =>
  inFolder(async (dataDir) => {
    await (await serve(dataDir)).stop();
    const people = await addWriters(dataDir);
    const acknowledged: string[] = [];
    let [missing, unsound] = [0, 0];
    for (let round = 0; round < rounds; round += 1) {
      await writeAndKill(dataDir, people, acknowledged);
      look(dataDir, (database) => {
        missing += lost(acknowledged, notesIn(database));
        if (!isSound(database)) unsound += 1;
      });
    }
    return {
      ok: missing === 0 && unsound === 0 && acknowledged.length >= rounds * writesOfRound,
      figure: `${rounds} times killed, ${acknowledged.length} writes of ${writers} at once acknowledged, ${missing} lost, ${unsound} databases unsound`,
    };
  });
