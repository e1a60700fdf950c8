import { type RefObject, useEffect, useRef } from 'react';

/** Returns a ref that is true while the component is mounted. Check the ref after an `await`. */
export function useIsMounted(): Readonly<RefObject<boolean>> {
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return isMounted;
}
