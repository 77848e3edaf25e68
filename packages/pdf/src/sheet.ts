import type { Cursor } from './cursor.ts';
import type { Bookmark } from './outline.ts';
import type { Styles } from './styles.ts';
import { writeText } from './write.ts';

/** A document while it is written: the position, the styles, and the bookmarks so far. */
export interface Sheet {
  cursor: Cursor;
  styles: Styles;
  bookmarks: Bookmark[];
}

/** Writes the title of a section with its bookmark, and keeps it with at least `together` points of what follows. */
export function writeSection({ cursor, styles, bookmarks }: Sheet, title: string, together: number): Bookmark {
  cursor.ensureRoom(styles.section.leading + together);
  const bookmark = { title, page: cursor.pageIndex, y: cursor.y };
  bookmarks.push(bookmark);
  writeText(cursor, title, styles.section);
  return bookmark;
}
