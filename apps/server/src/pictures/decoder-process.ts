import { writeFile } from 'node:fs/promises';
import { constants, getPriority, setPriority } from 'node:os';
import { AppError, type ErrorCode } from '@miraco/contract/app-error';
import { livesWithProduct } from '../child-process.ts';
import { type Drawn, openPicture, type PictureShape } from './reencode.ts';

/** What the product asks for: to read the header of a picture, and then to draw it. */
export type Question = { read: Uint8Array } | { draw: PictureShape };

export type Answer = { pixels: number } | { drawn: Drawn } | { refused: ErrorCode };

/** Sent without being asked, where the product cannot see the memory of another process. */
export interface Report {
  residentBytes: number;
}

const reportEvery = 50;

let picture: Awaited<ReturnType<typeof openPicture>> | undefined;

async function answerTo(question: Question): Promise<Answer> {
  try {
    if ('read' in question) {
      picture = await openPicture(
        Buffer.from(question.read.buffer, question.read.byteOffset, question.read.byteLength),
      );
      return { pixels: picture.pixels };
    }
    if (!picture) throw new Error('no picture was read');
    return { drawn: await picture.draw(question.draw) };
  } catch (error) {
    if (error instanceof AppError) return { refused: error.code };
    throw error;
  }
}

livesWithProduct();
// Answers to others come first. A process may not raise itself above what it was started with.
setPriority(Math.max(getPriority(), constants.priority.PRIORITY_BELOW_NORMAL));
// Where a machine has no memory left, Linux ends this process, and not the product.
await writeFile('/proc/self/oom_score_adj', '1000').catch(() => {});
if (process.argv.includes('--report')) {
  setInterval(() => process.send?.({ residentBytes: process.memoryUsage.rss() } satisfies Report), reportEvery);
}
process.on('message', async (question: Question) => process.send?.(await answerTo(question)));
