import { tableEditing } from '@tiptap/pm/tables';
import { Node } from '@tiptap/react';

const spans = () => ({
  colspan: { default: 1 },
  rowspan: { default: 1 },
  colwidth: { default: null, rendered: false },
});

/** By name, the roles that the commands of tables look for. */
const roles: Readonly<Record<string, string>> = {
  table: 'table',
  table_row: 'row',
  table_cell: 'cell',
  table_header: 'header_cell',
};

const Table = Node.create({
  name: 'table',
  group: 'block',
  content: 'table_row+',
  isolating: true,
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: () => ['table', ['tbody', 0]],
  addProseMirrorPlugins: () => [tableEditing()],
  extendNodeSchema: ({ name }) => (roles[name] === undefined ? {} : { tableRole: roles[name] }),
});

const Row = Node.create({
  name: 'table_row',
  content: '(table_cell | table_header)*',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
});

const cell = (name: 'table_cell' | 'table_header', tag: 'td' | 'th') =>
  Node.create({
    name,
    content: 'block+',
    isolating: true,
    addAttributes: spans,
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  });

/** Tables with heads and merged cells, as the server keeps them. */
export const tables = [Table, Row, cell('table_cell', 'td'), cell('table_header', 'th')];
