import { type ComponentType, useState } from 'react';

interface TextField {
  value?: string;
  onChange?: (value: string) => void;
}

/** Wraps a field so that it keeps typed text, as a form would, and also calls the story's `onChange`. */
export function held<Props extends TextField>(Field: ComponentType<Props>) {
  return function Held({ value, onChange, ...rest }: Props) {
    const [text, setText] = useState(value ?? '');
    const hold = (next: string) => {
      setText(next);
      onChange?.(next);
    };
    return <Field {...({ ...rest, value: text, onChange: hold } as unknown as Props)} />;
  };
}
