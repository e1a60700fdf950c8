import { componentRules } from '@stories/overview/componentRules';
import { StoryLink } from '@stories/overview/StoryLink';
import {
  ArgTypes,
  Controls,
  Description,
  DocsContext,
  Primary,
  Stories,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { useContext, useState } from 'react';
import usage from '#contract/usage.json';
import { screenshotAddress, storyAddress } from './addresses';
import { list, parents, picture, pictures } from './DocsPage.css';
import { isHidden } from './hiddenTags';

/** Shows the screenshot of a story from the last run of `npm run screenshots`. Without a screenshot it shows nothing. */
function Screenshot({ id, globals }: { id: string; globals: Record<string, unknown> }) {
  const [isMissing, setIsMissing] = useState(false);
  const address = screenshotAddress(id, globals);
  if (isMissing || !address) return null;
  return <img className={picture} src={address} alt="" loading="lazy" onError={() => setIsMissing(true)} />;
}

/**
 * Lists the stories as links, with their screenshots. Leaves out interaction tests and, unless `isInternal`, the stories
 * that the sidebar hides.
 */
function States({ isInternal }: { isInternal: boolean }) {
  const { componentStories, getStoryContext } = useContext(DocsContext);
  const stories = componentStories().filter(({ tags }) => !tags.includes('test-fn') && (isInternal || !isHidden(tags)));
  return (
    <>
      <h2>States</h2>
      <ul className={`${list} ${pictures}`}>
        {stories.map((story) => {
          const { id, name, parameters } = story;
          // A story that fixes its language or theme has its own screenshot, so use the globals of the story.
          const { globals } = getStoryContext(story);
          return (
            <li key={id}>
              <StoryLink id={id} globals={globals}>
                <Screenshot id={id} globals={globals} />
                {name}
              </StoryLink>
              {parameters.docs?.description?.story && <p>{parameters.docs.description.story}</p>}
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** Lists the calls of a screen or modal, with links to the API page. Renders nothing without calls. */
function Calls({ title }: { title: string }) {
  const plain = (text: string) => text.replace(/ /g, '').toLowerCase();
  const [, calls = []] = Object.entries(usage).find(([name]) => plain(name) === plain(title)) ?? [];
  if (calls.length === 0) return null;
  return (
    <>
      <h2>Calls</h2>
      <ul className={list}>
        {calls.map((call) => (
          <li key={call}>
            <a href={`${storyAddress('api--docs')}#${call}`} target="_top">
              <code>{call}</code>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Shows where a component is used, one do and one do not. Renders nothing without rules. */
function Rules({ name }: { name: string }) {
  const rules = componentRules[name];
  if (!rules) return null;
  return (
    <>
      <h2>Use</h2>
      <ul className={list}>
        <li>
          <strong>Do:</strong> {rules.do}
        </li>
        <li>
          <strong>Don’t:</strong> {rules.dont}
        </li>
        <li>
          <strong>Used on:</strong>{' '}
          {Object.entries(rules.usedOn).map(([place, id], index) => (
            <span key={id}>
              {index > 0 && ', '}
              <StoryLink id={id}>{place}</StoryLink>
            </span>
          ))}
        </li>
      </ul>
    </>
  );
}

/**
 * The docs page of every story file. Renders the stories of components and foundations. Only lists the stories of
 * screens, modals and flows, because whole pages would cover each other and share one mock backend. Also only lists
 * components that would cover the page (`parameters.docs.story.inline: false`).
 */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { title, parameters, component, subcomponents } = preparedMeta;
  // A build shortens the name of a story's own component to a letter, which Storybook would show as a tab.
  if (subcomponents && typeof component === 'function' && !('__docgenInfo' in component))
    Object.defineProperty(component, 'name', { value: 'Story' });
  const isPart = /^(Components|Foundations)\//.test(title);
  const isShown = isPart && parameters.docs?.story?.inline !== false;
  return (
    <>
      {/* A last part such as "Refused" says too little. */}
      <p className={parents}>{title.split('/').slice(0, -1).join(' / ')}</p>
      <Title>{title.replace(/.*\//, '')}</Title>
      <Description of="meta" />
      {title.startsWith('Components/') && <Rules name={title.replace(/.*\/|\s/g, '')} />}
      {isShown ? (
        <>
          <Primary />
          <Controls />
          <Stories includePrimary={false} />
        </>
      ) : (
        <>
          <States isInternal={title.startsWith('Internals/')} />
          {isPart && component ? <ArgTypes /> : <Calls title={title} />}
        </>
      )}
    </>
  );
}
