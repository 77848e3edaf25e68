import { type PointerEvent, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type Crop, dragged, mostZoom } from '#parts/picture/crop.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { drawCrop } from './crop-canvas.ts';

const stageSide = 560;
const previewSide = 224;

interface CropDialogProps {
  /** The picture to crop; none closes the dialog. */
  picture: ImageBitmap | undefined;
  crop: Crop;
  onChange: (crop: Crop) => void;
  onClose: () => void;
  onUse: () => void;
}

/** Crops a picture to a square: by dragging, or by three sliders. */
export function CropDialog({ picture, crop, onChange, onClose, onUse }: CropDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      open={picture !== undefined}
      onOpenChange={onClose}
      title={t('editProfile.crop.title')}
      description={t('editProfile.crop.text')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button onClick={onUse}>{t('editProfile.crop.use')}</Button>
        </>
      }
    >
      {picture && (
        <div className="grid gap-5 sm:grid-cols-[minmax(0,1fr)_auto]">
          <Stage picture={picture} crop={crop} onChange={onChange} />
          <Preview picture={picture} crop={crop} />
          <Sliders picture={picture} crop={crop} onChange={onChange} />
        </div>
      )}
    </Dialog>
  );
}

interface StageProps {
  picture: ImageBitmap;
  crop: Crop;
  onChange: (crop: Crop) => void;
}

function useDrawing({ picture, crop }: Pick<StageProps, 'picture' | 'crop'>) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current) drawCrop(canvas.current, picture, crop);
  }, [picture, crop]);
  return canvas;
}

/** The preview. The sliders below do the same as dragging. */
function Stage({ picture, crop, onChange }: StageProps) {
  const canvas = useDrawing({ picture, crop });
  const drag = (event: PointerEvent<HTMLCanvasElement>) => {
    const by = { x: event.movementX, y: event.movementY };
    if (event.currentTarget.hasPointerCapture(event.pointerId))
      onChange(dragged(picture, crop, by, event.currentTarget.clientWidth));
  };
  return (
    <canvas
      ref={canvas}
      width={stageSide}
      height={stageSide}
      className="mx-auto aspect-square w-full max-w-52 cursor-grab touch-none sm:max-w-72 rounded-lg bg-muted active:cursor-grabbing"
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
    />
  );
}

function Preview({ picture, crop }: Pick<StageProps, 'picture' | 'crop'>) {
  const { t } = useTranslation();
  const canvas = useDrawing({ picture, crop });
  return (
    <figure className="flex items-center justify-center gap-3 sm:flex-col">
      <canvas
        ref={canvas}
        width={previewSide}
        height={previewSide}
        className="size-20 rounded-full bg-muted sm:size-28"
      />
      <figcaption className="max-w-28 text-center text-[0.9rem] text-muted-foreground">
        {t('editProfile.crop.preview')}
      </figcaption>
    </figure>
  );
}

function Sliders({ picture, crop, onChange }: StageProps) {
  const { t } = useTranslation();
  const flat = crop.zoom === 1;
  return (
    <div className="grid gap-1 sm:col-span-2">
      <Slider
        label={t('editProfile.crop.zoom')}
        min={1}
        max={mostZoom}
        first
        value={crop.zoom}
        onChange={(zoom) => onChange({ ...crop, zoom })}
      />
      <Slider
        label={t('editProfile.crop.across')}
        value={crop.across}
        disabled={flat && picture.width <= picture.height}
        onChange={(across) => onChange({ ...crop, across })}
      />
      <Slider
        label={t('editProfile.crop.down')}
        value={crop.down}
        disabled={flat && picture.height <= picture.width}
        onChange={(down) => onChange({ ...crop, down })}
      />
    </div>
  );
}

interface SliderProps {
  label: string;
  min?: number;
  max?: number;
  value: number;
  disabled?: boolean;
  /** Has the focus when the dialog opens. */
  first?: boolean;
  onChange: (value: number) => void;
}

function Slider({ label, min = 0, max = 1, value, disabled = false, first, onChange }: SliderProps) {
  const id = useId();
  return (
    <div className="grid items-center gap-x-4 sm:grid-cols-[11rem_minmax(0,1fr)]">
      <label htmlFor={id} className="text-[0.95rem]">
        {label}
      </label>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={(max - min) / 50}
        value={value}
        disabled={disabled}
        data-autofocus={first}
        className="h-11 w-full accent-primary disabled:opacity-50"
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
    </div>
  );
}
