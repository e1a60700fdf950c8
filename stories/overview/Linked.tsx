import { say, type Text } from '@stories/words/words';
import { storyAddress } from '#.storybook/addresses';
import { links } from './links';

/** The tags of a text: `'colours' | 'code'` of `See <colours>colours</colours> and <code>npm test</code>.` */
type Tags<T extends string> = T extends `${string}</${infer Tag}>${infer Rest}` ? Tag | Tags<Rest> : never;

/** A text of Storybook's own pages whose tags are `code` and names of `links`, so that each link has an address. */
export type LinkedText = { [T in Text]: Tags<T> extends keyof typeof links | 'code' ? T : never }[Text];

/** A text with links and code in it: `Look at <colours>colours</colours>, then run <code>npm test</code>.` */
export function Linked({ text }: { text: LinkedText }) {
  return say(text)
    .split(/(<\w+>[^<]*<\/\w+>)/)
    .map((part) => {
      const [, tag, words] = /^<(\w+)>([^<]*)</.exec(part) ?? [];
      if (!tag) return part;
      if (tag === 'code') return <code key={part}>{words}</code>;
      return (
        <a key={part} href={storyAddress(links[tag as keyof typeof links])} target="_top">
          {words}
        </a>
      );
    });
}
