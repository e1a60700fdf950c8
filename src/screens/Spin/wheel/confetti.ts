import { dark } from '@/theme/colors';

const colors = [dark.action, dark.accent, dark.moneyIn, dark.paper, dark.danger];

/** The length of the burst in frames: 600 ms at 60 frames per second. */
const confettiFrames = 36;

/**
 * Shows one short burst of confetti above all content, but not with reduced motion. Loads its library on demand.
 * Returns a function that ends the burst. `className` positions the canvas. The library must not create its worker,
 * because the site's CSP forbids workers from `blob:` URLs.
 */
export function throwConfetti(className: string): () => void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return () => {};
  let end = () => {};
  let isOver = false;
  const burst = async () => {
    const { default: confetti } = await import('canvas-confetti');
    if (isOver) return;
    const canvas = document.createElement('canvas');
    canvas.className = className;
    canvas.ariaHidden = 'true';
    // A popover is above a modal dialog only if it was shown after the dialog.
    canvas.popover = 'manual';
    document.body.append(canvas);
    end = () => canvas.remove();
    canvas.showPopover();
    const fire = confetti.create(canvas, { resize: true, useWorker: false });
    end = () => {
      fire.reset();
      canvas.remove();
    };
    const both = [60, 120].map((angle, side) =>
      fire({
        particleCount: 45,
        angle,
        spread: 60,
        startVelocity: 42,
        ticks: confettiFrames,
        origin: { x: side, y: 0.7 },
        colors,
      }),
    );
    await Promise.all(both);
    end();
  };
  // A failure, for example in a browser without popovers, must not affect the prize.
  burst().catch(() => end());
  return () => {
    isOver = true;
    end();
  };
}
