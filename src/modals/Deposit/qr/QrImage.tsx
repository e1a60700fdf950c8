import { useState } from 'react';
import { code } from './QrImage.css';
import { drawQr, qrAddress, readMargin } from './qrImage';
import { quietZone } from './quietZone';

interface QrImageProps {
  /** The QR's markup from the server. */
  markup: string;
  alt: string;
  /** The class of the box, which has the size of the code without its quiet zone. */
  className: string;
  onError?: () => void;
}

/**
 * A QR as an image, without the margin that the server's markup may have. When the member touches it, it becomes the PNG
 * that "save" makes: after a long press, phones save an image as it is, and no bank's app opens an SVG.
 */
export function QrImage({ markup, alt, className, onError }: QrImageProps) {
  const [png, setPng] = useState({ of: '', address: '' });
  const isPicture = png.of === markup;
  const [margin, setMargin] = useState(0);
  const fill = 1 / (1 - 2 * margin);
  const toPicture = () => {
    // If the browser cannot draw the QR, the SVG stays.
    if (!isPicture)
      drawQr(markup)
        .then(readAddress)
        .then(
          (address) => setPng({ of: markup, address }),
          () => {},
        );
  };
  return (
    <div className={`${code} ${className}`} onPointerEnter={toPicture}>
      <img
        style={{ scale: isPicture ? fill / (1 - 2 * quietZone) : fill }}
        src={isPicture ? png.address : qrAddress(markup)}
        alt={alt}
        width="480"
        height="480"
        onLoad={({ currentTarget }) => {
          if (!isPicture) setMargin(readMargin(currentTarget));
        }}
        onError={onError}
      />
    </div>
  );
}

/** Returns a picture as a `data:` URL, which in-app browsers can save too. */
const readAddress = (picture: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = reject;
    reader.readAsDataURL(picture);
  });
