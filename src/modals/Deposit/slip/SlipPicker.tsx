import Camera from 'lucide-react/icons/camera';
import ImagePlus from 'lucide-react/icons/image-plus';
import { type ChangeEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/Button/Button';
import { icon } from '@/components/Icon/Icon.css';
import * as css from './Slip.css';
import { slipTypes } from './slipFile';

interface SlipPickerProps {
  /** True if the buttons are shown. A file picker that is already open also works after the buttons are hidden. */
  isOffered: boolean;
  /** True if a slip was sent before. The label then offers to send another slip. */
  another: boolean;
  busy: boolean;
  onPick: (file: File) => void;
}

/** Picks an image of a slip from files or the camera. */
export function SlipPicker({ isOffered, another, busy, onPick }: SlipPickerProps) {
  const { t } = useTranslation('deposit');
  const files = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);

  const pick = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    // Reset the input, so that the member can pick the same file again.
    event.target.value = '';
    if (file) onPick(file);
  };

  return (
    <>
      <input ref={files} type="file" accept={slipTypes} hidden onChange={pick} data-slip="file" />
      <input
        ref={camera}
        type="file"
        accept="image/*"
        capture="environment"
        hidden
        onChange={pick}
        data-slip="camera"
      />
      {isOffered ? (
        <div className={css.actions}>
          <Button
            variant="quiet"
            icon={<ImagePlus className={icon()} />}
            busy={busy}
            data-stage="empty"
            onClick={() => files.current?.click()}
          >
            {t(another ? 'slip.another' : 'slip.pick')}
          </Button>
          <Button
            variant="quiet"
            className={css.camera}
            icon={<Camera className={icon()} />}
            disabled={busy}
            onClick={() => camera.current?.click()}
          >
            {t('slip.camera')}
          </Button>
        </div>
      ) : null}
    </>
  );
}
