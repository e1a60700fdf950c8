import { say } from '@stories/words/words';
import { type ReactNode, useState } from 'react';
import { storyAddress } from '#.storybook/addresses';
import { viewports } from '#.storybook/modes';
import { globalTypes, initialGlobals, translateTool } from '#.storybook/toolbar';
import { Button } from '@/components/Button/Button';
import { lanes } from './steps';
import { builder, choice, result } from './Welcome.css';

interface ChoiceProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  children: ReactNode;
}

function Choice({ label, value, onChange, children }: ChoiceProps) {
  return (
    <label className={choice}>
      {label}
      <select value={value} onChange={({ target }) => onChange(target.value)}>
        {children}
      </select>
    </label>
  );
}

/** Returns the options of a toolbar menu. */
const toolbar = (name: 'language' | 'theme'): Record<string, string> =>
  Object.fromEntries(globalTypes[name].toolbar.items.map(({ value, title }) => [value, title]));
const options = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([value, name]) => (
    <option key={value} value={value}>
      {name}
    </option>
  ));

/** Builds an address that shows a storyboard step with the chosen settings. */
export function LinkBuilder() {
  const [id, setId] = useState('modals-deposit--default');
  const [language, setLanguage] = useState('la');
  const [theme, setTheme] = useState(initialGlobals.theme);
  const [size, setSize] = useState('small');
  const [copied, setCopied] = useState('');
  const address = new URL(storyAddress(id, { language, theme }, size), location.href).href;
  return (
    <>
      <div className={builder}>
        <Choice label={say('What')} value={id} onChange={setId}>
          {lanes.map(({ name, steps }) => (
            <optgroup key={name} label={say(name)}>
              {options(Object.fromEntries(steps.map((step) => [step.story, say(step.name)])))}
            </optgroup>
          ))}
        </Choice>
        <Choice label={translateTool('Language')} value={language} onChange={setLanguage}>
          {options(toolbar('language'))}
        </Choice>
        <Choice label={translateTool('Theme')} value={theme} onChange={setTheme}>
          {options(toolbar('theme'))}
        </Choice>
        <Choice label={say('Size')} value={size} onChange={setSize}>
          {options(Object.fromEntries(Object.entries(viewports).map(([name, one]) => [name, translateTool(one.name)])))}
        </Choice>
      </div>
      <p className={result}>
        <a href={address} target="_top">
          {address}
        </a>
        <Button variant="quiet" onClick={() => navigator.clipboard.writeText(address).then(() => setCopied(address))}>
          {copied === address ? say('Copied') : say('Copy')}
        </Button>
      </p>
    </>
  );
}
