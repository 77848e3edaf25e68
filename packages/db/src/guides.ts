import type { Virtue } from '@miraco/domain/virtues';
import { count } from 'drizzle-orm';
import { type Connection, write } from './connection.ts';
import { guides } from './schema/guides.ts';

type GuideTexts = Record<'text1' | 'text2' | 'text3' | 'text4', string>;

export function guidesRepository(db: Connection) {
  return {
    count: async () => db.select({ guides: count() }).from(guides).get()?.guides ?? 0,

    /** Adds a guide without a video for each virtue that has none; the others are left as their editors made them. */
    seed: (texts: ReadonlyMap<Virtue, GuideTexts>, date: number) =>
      write(db, (tx) => {
        const rows = [...texts].map(([virtue, text]) => ({ virtue, url: '', ...text, date }));
        tx.insert(guides).values(rows).onConflictDoNothing({ target: guides.virtue }).run();
      }),
  };
}
