import type { Editor } from '@tiptap/react';
import { EditorContent, useEditor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import '#parts/rich-text/rich-text.css';
import { linkAddress } from './link.ts';
import './rich-text-field.css';
import { GuideToolbar } from './toolbar.tsx';

/** Allows only what the server keeps: see guide-html.ts there. */
const extensions = [
  StarterKit.configure({
    code: false,
    codeBlock: false,
    // It would add an empty paragraph to each text.
    trailingNode: false,
    heading: { levels: [2, 3] },
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      isAllowedUri: (address) => linkAddress(address) !== null,
      HTMLAttributes: { target: '_blank', rel: 'noopener noreferrer' },
    },
  }),
];

const htmlOf = (editor: Editor) => (editor.isEmpty ? '' : editor.getHTML());

interface GuideRichTextProps {
  field: string;
  label: string;
  /** The language of the text: for the spelling check and for screen readers. */
  language: string;
  /** The initial content. */
  html: string;
  error: string | undefined;
  /** Called once with the initial content as the editor writes it. */
  onReady: (html: string) => void;
  onChange: (html: string) => void;
}

/** A text with headings, lists, quotes and links, 300 pixels high. Spec 2, section 2. */
export function GuideRichText({ field, label, language, html, error, onReady, onChange }: GuideRichTextProps) {
  const id = useId();
  const errorId = `${id}error`;
  const editor = useEditor({
    extensions,
    content: html,
    injectCSS: false,
    shouldRerenderOnTransaction: false,
    editorProps: {
      attributes: {
        class: 'rich-text guide-rich-text',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        'aria-describedby': errorId,
        ...(error ? { 'aria-invalid': 'true' } : {}),
        lang: language,
      },
    },
    onCreate: (event) => onReady(htmlOf(event.editor)),
    onUpdate: (event) => onChange(htmlOf(event.editor)),
  });
  return (
    <div className="grid gap-1.5 sm:col-span-2" data-field={field}>
      <p className="font-medium leading-snug" aria-hidden="true">
        {label}
      </p>
      <div
        className={`overflow-hidden rounded-md border bg-card transition-colors duration-150 ${error ? 'border-destructive' : 'border-input'}`}
      >
        <GuideToolbar editor={editor} label={label} />
        <EditorContent editor={editor} />
      </div>
      <p
        id={errorId}
        aria-live="polite"
        className="flex items-start gap-1.5 text-[0.9rem] text-destructive empty:hidden"
      >
        {error && (
          <>
            <CircleAlert className="mt-[0.2em] size-[1em] shrink-0" aria-hidden="true" />
            <span>{error}</span>
          </>
        )}
      </p>
    </div>
  );
}
