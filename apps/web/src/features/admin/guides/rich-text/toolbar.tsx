import { type Editor, useEditorState } from '@tiptap/react';
import { ImagePlus, Link as LinkIcon } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { GuideLinkDialog } from './link-dialog.tsx';
import { history, insertTable, inTable, styles, tableTools } from './tools.ts';

interface GuideToolbarProps {
  editor: Editor;
  /** Accessible name of the text that it formats. */
  label: string;
  /** Asks for a picture, or for the words of the selected one. */
  onPicture: () => void;
}

/** A single tab stop; the arrow keys move between the tools. */
export function GuideToolbar({ editor, label, onPicture }: GuideToolbarProps) {
  const { t } = useTranslation();
  const [reached, setReached] = useState(0);
  const [linking, setLinking] = useState(false);
  const state = useEditorState({
    editor,
    selector: () => ({
      on: styles.filter((tool) => tool.isOn(editor)).map(({ name }) => name),
      possible: history.filter((tool) => tool.isPossible(editor)).map(({ name }) => name),
      link: editor.isActive('link'),
      picture: editor.isActive('image'),
      table: inTable(editor),
    }),
  });
  const tools = [
    ...styles.map(({ name, Icon, run }) => ({
      name,
      Icon,
      run: () => run(editor),
      pressed: state.on.includes(name),
      off: false,
    })),
    { name: 'link' as const, Icon: LinkIcon, run: () => setLinking(true), pressed: state.link, off: false },
    { name: 'picture' as const, Icon: ImagePlus, run: onPicture, pressed: state.picture, off: false },
    ...(state.table ? tableTools : [insertTable]).map(({ name, Icon, run }) => ({
      name,
      Icon,
      run: () => run(editor),
      pressed: undefined,
      off: false,
    })),
    ...history.map(({ name, Icon, run }) => ({
      name,
      Icon,
      run: () => run(editor),
      pressed: undefined,
      off: !state.possible.includes(name),
    })),
  ];
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const last = tools.length - 1;
    const steps: Record<string, number> = {
      ArrowRight: reached === last ? 0 : reached + 1,
      ArrowLeft: reached === 0 ? last : reached - 1,
      Home: 0,
      End: last,
    };
    const next = steps[event.key];
    if (next === undefined) return;
    event.preventDefault();
    setReached(next);
    event.currentTarget.querySelectorAll('button')[next]?.focus();
  };
  return (
    <>
      <div
        role="toolbar"
        aria-label={t('guideEditor.tools.label', { text: label })}
        className="flex flex-wrap border-b bg-muted/50 p-0.5"
        onKeyDown={move}
      >
        {tools.map(({ name, Icon, run, pressed, off }, position) => (
          <Button
            key={name}
            variant="ghost"
            size="icon"
            className="aria-pressed:bg-secondary aria-pressed:text-secondary-foreground"
            aria-label={t(`guideEditor.tools.${name}`)}
            title={t(`guideEditor.tools.${name}`)}
            aria-pressed={pressed}
            aria-disabled={off || undefined}
            tabIndex={position === Math.min(reached, tools.length - 1) ? 0 : -1}
            onFocus={() => setReached(position)}
            onClick={() => {
              if (!off) run();
            }}
          >
            <Icon aria-hidden="true" />
          </Button>
        ))}
      </div>
      <GuideLinkDialog editor={editor} open={linking} onOpenChange={setLinking} />
    </>
  );
}
