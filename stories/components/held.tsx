import { type ComponentType, useState } from 'react';

interface TextField {
  value?: string;
  onChange?: (value: string) => void;
}

/** A field that keeps what is typed into it, as a form would, and tells the story too. */
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
