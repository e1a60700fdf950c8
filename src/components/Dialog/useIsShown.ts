import { useEffect, useState } from 'react';

/**
 * Whether the frame that shows the component is through. What a dialog has below its fold may wait for that: the frame
 * answers the tap, and the dialog still fades in when the rest comes.
 */
export function useIsShown(): boolean {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setIsShown(true));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, []);
  return isShown;
}
