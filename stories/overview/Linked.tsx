import { storyAddress } from '#.storybook/addresses';
import { links } from './links';

/** A text with links and code in it: `Look at <colours>colours</colours>, then run <code>npm test</code>.` */
export function Linked({ text }: { text: string }) {
  return text.split(/(<\w+>[^<]*<\/\w+>)/).map((part) => {
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
