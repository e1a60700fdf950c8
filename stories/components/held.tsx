import { type ComponentType, useEffect, useState } from 'react';

interface TextField {
  value?: string;
  onChange?: (value: string) => void;
}

/**
 * Wraps a field so that it keeps typed text, as a form would, and also calls the story's `onChange`. A new `value` in Controls
 * replaces the text.
 */
export function held<Props extends TextField>(Field: ComponentType<Props>) {
  return function Held({ value, onChange, ...rest }: Props) {
    const [text, setText] = useState(value ?? '');
    useEffect(() => setText(value ?? ''), [value]);
    const hold = (next: string) => {
      setText(next);
      onChange?.(next);
    };
    return <Field {...({ ...rest, value: text, onChange: hold } as unknown as Props)} />;
  };
}
