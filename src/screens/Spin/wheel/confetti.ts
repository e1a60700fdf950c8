import { dark } from '@/theme/colors';

const colors = [dark.action, dark.accent, dark.moneyIn, dark.paper, dark.danger];

/**
 * One light burst over everything, without a library until it is wanted, and none at all for who wants less motion.
 * Answers what ends it. `className` places its canvas; the library may not make a worker of its own, which the site's
 * policy forbids.
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
    // A modal dialog is above everything but what is shown as a popover after it.
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
        ticks: 160,
        origin: { x: side, y: 0.7 },
        colors,
      }),
    );
    await Promise.all(both);
    end();
  };
  // Without it, such as where a browser knows no popover, the prize is the same.
  burst().catch(() => end());
  return () => {
    isOver = true;
    end();
  };
}
