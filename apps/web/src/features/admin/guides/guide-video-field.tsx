import { videoId } from '@miraco/contract/responsibility';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Video } from '#parts/rich-text/video.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';

/** The id in what was typed or pasted; null for what is neither an id nor an address of the video site. */
function idIn(typed: string): string | null {
  return videoId.safeParse(typed).data ?? null;
}

interface GuideVideoFieldProps {
  value: string;
  onChange: (value: string) => void;
  /** Names the video in its preview. */
  title: string;
  /** True once saving was tried: then it says what is wrong, also where nobody has been yet. */
  attempted: boolean;
}

/** The video of a guide: an address that is pasted becomes its id at once. Spec 2, section 3. */
export function GuideVideoField({ value, onChange, title, attempted }: GuideVideoFieldProps) {
  const { t } = useTranslation();
  const [left, setLeft] = useState(false);
  const id = idIn(value);
  const change = (next: string) => {
    // Many letters at once were pasted. Who types an address is let finish it: its end may look like an id before it is one.
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
