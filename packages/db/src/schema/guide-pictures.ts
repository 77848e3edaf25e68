import { virtues } from '@miraco/domain/virtues';
import { index, moment, table, text } from './columns.ts';

/** Files below the data folder. They belong to the practice: they stay when who uploaded them is removed. */
export const guidePictures = table(
  'guide_pictures',
  {
    name: text('name').primaryKey(),
    /** The guide for which it was uploaded. */
    virtue: text('virtue', { enum: virtues }).notNull(),
    uploadedAt: moment('uploaded_at').notNull(),
  },
  // Counting the pictures of a guide.
  (table) => [index('guide_pictures_virtue').on(table.virtue)],
);
