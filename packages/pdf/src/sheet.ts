import type { Cursor } from './cursor.ts';
import type { Bookmark } from './outline.ts';
import type { Styles } from './styles.ts';
import { writeText } from './write.ts';

/** A document on its way: where writing goes on, how it looks, and the bookmarks so far. */
export interface Sheet {
  cursor: Cursor;
  styles: Styles;
  bookmarks: Bookmark[];
}

/** Writes the title of a section with its bookmark. It stays with at least `together` points of what follows. */
export function writeSection({ cursor, styles, bookmarks }: Sheet, title: string, together: number): Bookmark {
  cursor.need(styles.section.leading + together);
  const bookmark = { title, page: cursor.pageIndex, y: cursor.y };
  bookmarks.push(bookmark);
  writeText(cursor, title, styles.section);
  return bookmark;
}
