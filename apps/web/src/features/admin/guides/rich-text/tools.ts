import type { Editor } from '@tiptap/react';
import {
  Bold,
  Heading2,
  Heading3,
  Italic,
  List,
  ListOrdered,
  type LucideIcon,
  Redo2,
  TextQuote,
  Underline,
  Undo2,
} from 'lucide-react';

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
