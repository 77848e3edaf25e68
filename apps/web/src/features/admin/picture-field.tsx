import { ImagePlus, RotateCcw, Trash2 } from 'lucide-react';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailure } from '#app/failure.ts';
import { UserAvatar } from '#app/user-avatar.tsx';
import { Avatar } from '#ui/avatar.tsx';
import { Button, buttonVariants } from '#ui/button.tsx';
import { cn } from '#ui/cn.ts';
import type { Picture } from './use-picture.ts';

/** What the server can draw anew. Naming them has a phone hand over a JPEG instead of its own format. */
const accepted = 'image/jpeg,image/png,image/webp,image/gif,image/avif';

interface PictureFieldProps {
  picture: Picture;
  /** Gives the initials where there is no picture. */
  name: string;
  /** The picture that is stored. */
  stored: string | null;
}

/** Shows the picture as it will be once saved, and changes or removes it. */
export function PictureField({ picture, name, stored }: PictureFieldProps) {
  const { t } = useTranslation();
  const { message } = useFailure();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { kind, file, preview, problem } = picture;
  const shows = kind === 'chosen' || (kind === 'kept' && stored !== null);
  const problemText = message(problem);
  const hintId = `${id}hint`;
  const noteId = `${id}note`;
  return (
    <div className="flex flex-wrap items-center gap-5">
      {kind === 'kept' ? (
        <UserAvatar name={name} image={stored} size="xl" />
      ) : (
        <Avatar name={name} src={preview} size="xl" />
      )}
      <div className="grid min-w-0 flex-1 basis-64 gap-2">
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
                // Emptied, so that the same file can be chosen again.
                event.target.value = '';
                if (chosen) void picture.choose(chosen);
              }}
            />
          </label>
          {(shows || kind === 'removed') && (
            <Button
              variant="ghost"
              size="sm"
              onClick={() => {
                if (kind === 'kept') picture.remove();
                else picture.keep();
                // This button is about to go, and the focus with it.
                if (stored === null) input.current?.focus();
              }}
            >
              {kind === 'kept' || stored === null ? <Trash2 aria-hidden="true" /> : <RotateCcw aria-hidden="true" />}
              {t(kind === 'kept' || stored === null ? 'image.remove' : 'image.keep')}
            </Button>
          )}
        </div>
        <p id={hintId} className="text-[0.9rem] text-muted-foreground">
          {t('image.hint')}
        </p>
        <p
          id={noteId}
          aria-live="polite"
          className={cn('text-[0.9rem] [overflow-wrap:anywhere] empty:hidden', problemText && 'text-destructive')}
        >
          {problemText ??
            (kind === 'chosen' ? t('image.chosen', { file: file?.name }) : kind === 'removed' && t('image.removed'))}
        </p>
      </div>
    </div>
  );
}
