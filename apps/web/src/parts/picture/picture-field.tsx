import { ImagePlus, RotateCcw, Trash2, UserRound } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailure } from '#shared/failure.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Button, buttonVariants } from '#ui/button.tsx';
import { cn } from '#ui/cn.ts';
import type { Picture } from './use-picture.ts';
import { UserAvatar } from './user-avatar.tsx';

/** Formats that the server can re-encode. With this list a phone sends a JPEG instead of its own format. */
const accepted = 'image/jpeg,image/png,image/webp,image/gif,image/avif';

interface PictureFieldProps {
  picture: Picture;
  /** Its initials are shown where there is no picture. */
  name: string;
  /** Name of the stored picture. */
  stored: string | null;
  /** Called with the chosen file; by default the file itself becomes the picture. */
  onChosen?: (file: File) => void;
  /** More buttons for the chosen picture. */
  children?: ReactNode;
}

/** Previews the picture as it will be saved, and changes or removes it. */
export function PictureField({ picture, name, stored, onChosen, children }: PictureFieldProps) {
  const { t } = useTranslation();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { kind, problem } = picture;
  const hintId = `${id}hint`;
  const noteId = `${id}note`;
  const shows = kind === 'chosen' || (kind === 'kept' && stored !== null);
  return (
    <fieldset className="flex flex-wrap items-start gap-5 sm:items-center">
      <legend className="sr-only">{t('image.label')}</legend>
      <Preview picture={picture} name={name} stored={stored} />
      <div className="grid min-w-0 flex-1 basis-44 gap-2">
        <div className="flex flex-wrap gap-3">
          <label
            className={cn(
              buttonVariants({ variant: 'secondary', size: 'sm' }),
              'has-focus-visible:outline-2 has-focus-visible:outline-ring has-focus-visible:outline-offset-2',
            )}
          >
            <ImagePlus aria-hidden="true" />
            {t(shows ? 'image.change' : 'image.choose')}
            <input
              ref={input}
              type="file"
              accept={accepted}
              className="sr-only"
              aria-describedby={`${hintId} ${noteId}`}
              aria-invalid={problem ? true : undefined}
              onChange={(event) => {
                const chosen = event.target.files?.[0];
                if (chosen && onChosen) onChosen(chosen);
                else if (chosen) void picture.choose(chosen);
                // Otherwise choosing the same file again would fire no event.
                event.target.value = '';
              }}
            />
          </label>
          {children}
          <RemoveOrUndo
            picture={picture}
            stored={stored}
            // The button is removed, and the focus would be lost with it.
            onGone={() => input.current?.focus()}
          />
        </div>
        <p id={hintId} className="text-[0.9rem] text-muted-foreground">
          {t('image.hint')}
        </p>
        <Note id={noteId} picture={picture} />
      </div>
    </fieldset>
  );
}

function Preview({ picture: { kind, preview }, name, stored }: Pick<PictureFieldProps, 'picture' | 'name' | 'stored'>) {
  if (kind === 'kept' && stored !== null) return <UserAvatar name={name} image={stored} size="xl" />;
  if (kind === 'chosen' || name.trim() !== '') return <Avatar name={name} src={preview} size="xl" />;
  return (
    <span className="grid size-28 shrink-0 place-items-center rounded-full bg-secondary text-secondary-foreground">
      <UserRound className="size-12" strokeWidth={1.25} aria-hidden="true" />
    </span>
  );
}

interface RemoveOrUndoProps {
  picture: Picture;
  stored: string | null;
  onGone: () => void;
}

/** Removes the picture, or undoes the change. */
function RemoveOrUndo({ picture: { kind, keep, remove }, stored, onGone }: RemoveOrUndoProps) {
  const { t } = useTranslation();
  if (stored === null) {
    if (kind === 'kept') return null;
    const discard = () => {
      keep();
      onGone();
    };
    return (
      <Button variant="ghost" size="sm" onClick={discard}>
        <Trash2 aria-hidden="true" />
        {t('image.remove')}
      </Button>
    );
  }
  return (
    <Button variant="ghost" size="sm" onClick={kind === 'kept' ? remove : keep}>
      {kind === 'kept' ? <Trash2 aria-hidden="true" /> : <RotateCcw aria-hidden="true" />}
      {t(kind === 'kept' ? 'image.remove' : 'image.keep')}
    </Button>
  );
}

/** An error about the file, or what saving will do. Always rendered: a live region must exist before its text. */
function Note({ id, picture: { kind, file, problem } }: { id: string; picture: Picture }) {
  const { t } = useTranslation();
  const { message } = useFailure();
  const plans = { kept: '', chosen: t('image.chosen', { file: file?.name }), removed: t('image.removed') };
  return (
    <p
      id={id}
      aria-live="polite"
      className={cn('text-[0.9rem] [overflow-wrap:anywhere] empty:hidden', problem && 'text-destructive')}
    >
      {message(problem) ?? plans[kind]}
    </p>
  );
}
