import type { Virtue } from '@miraco/domain/virtues';
import { DOMParser } from '@tiptap/pm/model';
import type { Editor } from '@tiptap/react';
import { EditorContent, getSchema, useEditor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { CircleAlert } from 'lucide-react';
import { useId, useState } from 'react';
import '#parts/rich-text/rich-text.css';
import { parseHtml } from '#shared/trusted-types.ts';
import { linkAddress } from './link.ts';
import { picture } from './picture.ts';
import { GuidePictureDialog } from './picture-dialog.tsx';
import './rich-text-field.css';
import { tables } from './table.ts';
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
  picture,
  ...tables,
];

const schema = getSchema(extensions);

/** Parsed here: the editor would parse the text itself, which the policy of the pages refuses (Trusted Types). */
const contentOf = (html: string) => DOMParser.fromSchema(schema).parse(parseHtml(html).body).toJSON();

/** The first picture among pasted or dropped files. */
const pictureIn = (data: DataTransfer | null): File | undefined =>
  [...(data?.files ?? [])].find(({ type }) => type.startsWith('image/'));

const htmlOf = (editor: Editor) => (editor.isEmpty ? '' : editor.getHTML());

interface GuideRichTextProps {
  virtue: Virtue;
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
  onFocus: () => void;
}

/** A text with headings, lists, quotes and links, 300 pixels high. Spec 2, section 2. */
export function GuideRichText({ virtue, field, label, language, html, error, ...on }: GuideRichTextProps) {
  const id = useId();
  /** Whether the dialog about a picture is open, and the picture that was pasted or dropped. */
  const [adding, setAdding] = useState<{ file: File | null } | null>(null);
  const take = (data: DataTransfer | null) => {
    const file = pictureIn(data);
    if (file) setAdding({ file });
    return file !== undefined;
  };
  const errorId = `${id}error`;
  const [content] = useState(() => contentOf(html));
  const editor = useEditor({
    extensions,
    content,
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
      handlePaste: (_, event) => take(event.clipboardData),
      handleDrop: (_, event, __, moved) => !moved && take(event.dataTransfer),
    },
    onCreate: (event) => on.onReady(htmlOf(event.editor)),
    onUpdate: (event) => on.onChange(htmlOf(event.editor)),
    onFocus: on.onFocus,
  });
  return (
    <div className="grid gap-1.5 sm:col-span-2" data-field={field}>
      <p className="font-medium leading-snug" aria-hidden="true">
        {label}
      </p>
      <div
        className={`overflow-hidden rounded-md border bg-card transition-colors duration-150 ${error ? 'border-destructive' : 'border-input'}`}
      >
        <GuideToolbar editor={editor} label={label} onPicture={() => setAdding({ file: null })} />
        <EditorContent editor={editor} />
      </div>
      <GuidePictureDialog
        editor={editor}
        virtue={virtue}
        open={adding !== null}
        file={adding?.file ?? null}
        onClose={() => setAdding(null)}
      />
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
