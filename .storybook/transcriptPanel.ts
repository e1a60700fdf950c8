import { type ComponentProps, createElement, useEffect, useState } from 'react';
import { AddonPanel } from 'storybook/internal/components';
import { addons, types, useGlobals, useParameter } from 'storybook/manager-api';

/** Loads a transcript in a language; undefined if it is not written yet. */
async function load(name: string, language: string): Promise<string | undefined> {
  const response = await fetch(`transcripts/${language}/${name}.txt`);
  // A static host may respond with a page instead of 404, so check the content type.
  const isText = response.ok && response.headers.get('content-type')?.startsWith('text/plain');
  return isText ? response.text() : undefined;
}

function Transcript() {
  const name = useParameter<string | undefined>('transcript');
  const [{ language = 'th' }] = useGlobals();
  const [text, setText] = useState<string>();
  useEffect(() => {
    let isCurrent = true;
    setText(undefined);
    if (!name) return;
    load(name, language).then(
      (loaded) => isCurrent && setText(loaded),
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [name, language]);
  const style = { margin: 16, whiteSpace: 'pre-wrap', fontSize: 13, lineHeight: 1.68 } as const;
  return text === undefined
    ? createElement('p', { style }, 'This story has no transcript in this language')
    : createElement('pre', { style, lang: language === 'la' ? 'lo' : language }, text);
}

/** Adds a panel with the transcript of the story (`npm run transcripts`), in the language of the toolbar. */
export const registerTranscripts = () =>
  addons.register('kapao/transcripts', () => {
    addons.add('kapao/transcripts', {
      type: types.PANEL,
      title: 'Transcript',
      paramKey: 'transcript',
      disabled: (parameters) => !parameters?.transcript,
      render: ({ active = false }) =>
        createElement(AddonPanel, { active } as ComponentProps<typeof AddonPanel>, createElement(Transcript)),
    });
  });
