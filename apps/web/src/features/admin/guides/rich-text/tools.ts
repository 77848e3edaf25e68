import { addColumnAfter, addRowAfter, deleteColumn, deleteRow, deleteTable, isInTable } from '@tiptap/pm/tables';
import type { Editor } from '@tiptap/react';
import {
  BetweenHorizontalEnd,
  BetweenVerticalEnd,
  Bold,
  Heading2,
  Heading3,
  Italic,
  List,
  ListOrdered,
  type LucideIcon,
  Redo2,
  Table,
  TableColumnsSplit,
  TableRowsSplit,
  TextQuote,
  Trash2,
  Underline,
  Undo2,
} from 'lucide-react';

import { freePlace } from './picture.ts';

interface Tool<Name extends string> {
  name: Name;
  Icon: LucideIcon;
  run: (editor: Editor) => boolean;
}

type StyleName = 'bold' | 'italic' | 'underline' | 'heading2' | 'heading3' | 'bulletList' | 'orderedList' | 'quote';

/** Tiptap's own focus command waits for the next frame: keys pressed before that would go to the button. */
function atText(editor: Editor) {
  editor.view.focus();
  return editor.chain().scrollIntoView();
}

/** Formats of the selected text; pressing the same button again removes the format. */
export const styles: readonly (Tool<StyleName> & { isOn: (editor: Editor) => boolean })[] = [
  {
    name: 'bold',
    Icon: Bold,
    isOn: (editor) => editor.isActive('bold'),
    run: (editor) => atText(editor).toggleBold().run(),
  },
  {
    name: 'italic',
    Icon: Italic,
    isOn: (editor) => editor.isActive('italic'),
    run: (editor) => atText(editor).toggleItalic().run(),
  },
  {
    name: 'underline',
    Icon: Underline,
    isOn: (editor) => editor.isActive('underline'),
    run: (editor) => atText(editor).toggleUnderline().run(),
  },
  {
    name: 'heading2',
    Icon: Heading2,
    isOn: (editor) => editor.isActive('heading', { level: 2 }),
    run: (editor) => atText(editor).toggleHeading({ level: 2 }).run(),
  },
  {
    name: 'heading3',
    Icon: Heading3,
    isOn: (editor) => editor.isActive('heading', { level: 3 }),
    run: (editor) => atText(editor).toggleHeading({ level: 3 }).run(),
  },
  {
    name: 'bulletList',
    Icon: List,
    isOn: (editor) => editor.isActive('bulletList'),
    run: (editor) => atText(editor).toggleBulletList().run(),
  },
  {
    name: 'orderedList',
    Icon: ListOrdered,
    isOn: (editor) => editor.isActive('orderedList'),
    run: (editor) => atText(editor).toggleOrderedList().run(),
  },
  {
    name: 'quote',
    Icon: TextQuote,
    isOn: (editor) => editor.isActive('blockquote'),
    run: (editor) => atText(editor).toggleBlockquote().run(),
  },
];

export const inTable = (editor: Editor): boolean => isInTable(editor.state);

const cells = (type: 'table_header' | 'table_cell', count: number) =>
  Array.from({ length: count }, () => ({ type, content: [{ type: 'paragraph' }] }));

/** A table of two columns, with a row of heads. */
const newTable = {
  type: 'table',
  content: [
    { type: 'table_row', content: cells('table_header', 2) },
    { type: 'table_row', content: cells('table_cell', 2) },
    { type: 'table_row', content: cells('table_cell', 2) },
  ],
};

/** Where the text of the next table begins. */
function firstCellAfter({ state: { doc } }: Editor, place: number): number {
  let found = place;
  doc.nodesBetween(Math.max(0, place - 1), doc.content.size, (node, position) => {
    if (found === place && node.type.name === 'table_header') found = position + 2;
  });
  return found;
}

type TableToolName = 'table' | 'addRow' | 'addColumn' | 'deleteRow' | 'deleteColumn' | 'deleteTable';

/** In place of the other table tools outside of a table. */
export const insertTable: Tool<TableToolName> = {
  name: 'table',
  Icon: Table,
  run: (editor) => {
    editor.view.focus();
    const { from } = editor.state.selection;
    editor.commands.insertContentAt(freePlace(editor), [newTable, { type: 'paragraph' }]);
    return editor.chain().setTextSelection(firstCellAfter(editor, from)).scrollIntoView().run();
  },
};

const onTable = (command: typeof deleteTable) => (editor: Editor) => {
  editor.view.focus();
  return command(editor.state, editor.view.dispatch);
};

/** What is done to the table around the cursor. */
export const tableTools: readonly Tool<TableToolName>[] = [
  { name: 'addRow', Icon: BetweenHorizontalEnd, run: onTable(addRowAfter) },
  { name: 'addColumn', Icon: BetweenVerticalEnd, run: onTable(addColumnAfter) },
  { name: 'deleteRow', Icon: TableRowsSplit, run: onTable(deleteRow) },
  { name: 'deleteColumn', Icon: TableColumnsSplit, run: onTable(deleteColumn) },
  { name: 'deleteTable', Icon: Trash2, run: onTable(deleteTable) },
];

/** Undo and redo. */
export const history: readonly (Tool<'undo' | 'redo'> & { isPossible: (editor: Editor) => boolean })[] = [
  {
    name: 'undo',
    Icon: Undo2,
    isPossible: (editor) => editor.can().undo(),
    run: (editor) => editor.chain().undo().run(),
  },
  {
    name: 'redo',
    Icon: Redo2,
    isPossible: (editor) => editor.can().redo(),
    run: (editor) => editor.chain().redo().run(),
  },
];
