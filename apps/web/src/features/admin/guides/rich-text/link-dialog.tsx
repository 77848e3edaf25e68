import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { linkAddress } from './link.ts';

interface GuideLinkDialogProps {
  editor: Editor;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Asks for the target of a link. */
export function GuideLinkDialog({ editor, open, onOpenChange }: GuideLinkDialogProps) {
  const { t } = useTranslation();
  const linked = open && editor.isActive('link');
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t(linked ? 'guideEditor.link.edit' : 'guideEditor.link.add')}
    >
      <LinkFields editor={editor} linked={linked} onDone={() => onOpenChange(false)} />
    </Dialog>
  );
}

/** Links the selected text; without a selection, the URL is its own text. */
function setLink(editor: Editor, href: string) {
  const { selection } = editor.state;
  if (!selection.empty || editor.isActive('link')) {
    editor.chain().extendMarkRange('link').setLink({ href }).run();
    return;
  }
  const text = href.replace(/^(?:https:\/\/|mailto:)/, '');
  editor
    .chain()
    .insertContent({ type: 'text', text, marks: [{ type: 'link', attrs: { href } }] })
    .run();
}

interface LinkFieldsProps {
  editor: Editor;
  /** The selected text is already a link. */
  linked: boolean;
  onDone: () => void;
}

function LinkFields({ editor, linked, onDone }: LinkFieldsProps) {
  const { t } = useTranslation();
  const [address, setAddress] = useState(() => {
    const { href }: { href?: unknown } = editor.getAttributes('link');
    return typeof href === 'string' ? href : '';
  });
  const [attempted, setAttempted] = useState(false);
  const href = linkAddress(address);
  const apply = () => {
    setAttempted(true);
    if (href === null) return;
    setLink(editor, href);
    onDone();
  };
  return (
    <>
      <Field
        label={t('guideEditor.link.address')}
        hint={t('guideEditor.link.hint')}
        error={attempted && href === null ? t('guideEditor.link.refused') : undefined}
      >
        <Input
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          data-autofocus
          value={address}
          onChange={(event) => setAddress(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // The form around the editor must not be submitted.
            event.preventDefault();
            apply();
          }}
        />
      </Field>
      <div className="mt-2 flex flex-wrap justify-end gap-3 max-sm:flex-col-reverse">
        {linked && (
          <Button
            variant="secondary"
            onClick={() => {
              editor.chain().extendMarkRange('link').unsetLink().run();
              onDone();
            }}
          >
            {t('guideEditor.link.remove')}
          </Button>
        )}
        <Button onClick={apply}>{t('guideEditor.link.apply')}</Button>
      </div>
    </>
  );
}
