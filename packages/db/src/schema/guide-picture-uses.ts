import type { RecordId } from '@miraco/contract/fields';
import { index, primaryKey, table, text } from './columns.ts';
import { guidePictures } from './guide-pictures.ts';
import { guideVersions } from './guide-versions.ts';

/** Which version of a guide shows which picture. */
export const guidePictureUses = table(
  'guide_picture_uses',
  {
    version: text('version')
      .$type<RecordId>()
      .notNull()
      .references(() => guideVersions.id, { onDelete: 'cascade' }),
    picture: text('picture')
      .notNull()
      .references(() => guidePictures.name),
  },
  (table) => [
    primaryKey({ columns: [table.version, table.picture] }),
    // Whether a picture is used, and by a published version.
    index('guide_picture_uses_picture').on(table.picture),
  ],
);
