import { vi } from 'vitest';
import type { Product } from './product.ts';

/** Collects the log of a product instead of writing it. The logger stores its stream under a symbol of this name. */
export function logLines({ app }: Product): string[] {
  const lines: string[] = [];
  const key = Object.getOwnPropertySymbols(app.log).find((symbol) => symbol.description === 'pino.stream');
  const stream: { write: (line: string) => void } = Reflect.get(app.log, key ?? '');
  vi.spyOn(stream, 'write').mockImplementation((line) => void lines.push(line));
  return lines;
}
