import { videoId } from '@miraco/contract/responsibility';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Video } from '#parts/rich-text/video.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';

/** The id in the typed or pasted text; null for text that is neither an id nor a URL of the video site. */
function idIn(typed: string): string | null {
  return videoId.safeParse(typed).data ?? null;
}

interface GuideVideoFieldProps {
  value: string;
  onChange: (value: string) => void;
  /** Accessible name of the video in its preview. */
  title: string;
  /** True after an attempt to save: then an error is shown even before the field was left. */
  attempted: boolean;
}

/** The video of a guide: a pasted URL becomes its id at once. Spec 2, section 3. */
export function GuideVideoField({ value, onChange, title, attempted }: GuideVideoFieldProps) {
  const { t } = useTranslation();
  const [left, setLeft] = useState(false);
  const id = idIn(value);
  const change = (next: string) => {
    // Many letters at once are a paste. A URL that is typed is left alone: its end may look like an id too early.
    const pasted = Math.abs(next.length - value.length) > 1;
    setLeft(pasted);
    onChange(pasted ? (idIn(next) ?? next) : next);
  };
  const leave = () => {
    setLeft(true);
    if (id !== null && id !== value) onChange(id);
  };
  return (
    <div className="grid gap-5 sm:col-span-2" data-field="url">
      <Field
        label={t('guideEditor.video')}
        hint={t('guideEditor.videoHint')}
        error={(left || attempted) && id === null ? t('guide.videoId') : undefined}
        optional
        className="max-w-xl"
      >
        <Input
          value={value}
          onChange={(event) => change(event.target.value)}
          onBlur={leave}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
      {id && (
        <div className="max-w-xl">
          <Video key={id} id={id} title={title} />
        </div>
      )}
    </div>
  );
}
