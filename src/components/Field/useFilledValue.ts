import { type ChangeEvent, type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';

/** Before the page handles one of these events, the hook reports text that was filled in without an event. */
const moments = ['keydown', 'pointerdown', 'focusin', 'submit'] as const;

/**
 * Returns the value of a controlled input and its change handler. Some password managers and phones fill an input
 * without an event. React would then empty the input, and the form would report a missing value. This hook treats such
 * text as typed. It ignores text that it has already reported, because the parent component may have corrected it back
 * to the previous value.
 */
export function useFilledValue(
  input: RefObject<HTMLInputElement | null>,
  value: string | undefined,
  onChange: ((value: string) => void) | undefined,
): [value: string | undefined, change: (event: ChangeEvent<HTMLInputElement>) => void] {
  /** The value that React last rendered into the input. */
  const renderedValue = useRef(value);
  /** The text reported to the parent component since the last render. */
  const reportedText = useRef<string>(undefined);
  const report = (text: string) => {
    reportedText.current = text;
    onChange?.(text);
  };
  const getFilledText = () => {
    const text = input.current?.value;
    const isOwn = value === undefined || value !== renderedValue.current || input.current?.readOnly;
    return isOwn || text === value || text === reportedText.current ? undefined : text;
  };
  const filledText = getFilledText();
  const reportFilled = useEffectEvent(() => {
    const text = getFilledText();
    if (text !== undefined && onChange) flushSync(() => report(text));
  });
  useLayoutEffect(() => {
    renderedValue.current = value;
    reportedText.current = undefined;
    if (filledText !== undefined) report(filledText);
  });
  useEffect(() => {
    const onMoment = () => reportFilled();
    for (const moment of moments) window.addEventListener(moment, onMoment, true);
    return () => {
      for (const moment of moments) window.removeEventListener(moment, onMoment, true);
    };
  }, []);
  return [filledText ?? value, (event) => report(event.target.value)];
}
