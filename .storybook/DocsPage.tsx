import { componentRules } from '@stories/overview/componentRules';
import { StoryLink } from '@stories/overview/StoryLink';
import { StoryPicture } from '@stories/overview/StoryPicture';
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
import { useContext } from 'react';
import { columns, list, parents, pictureLink, pictures } from './DocsPage.css';
import { isHidden } from './hiddenTags';
import { threeStates } from './picturePlan';
import { pictureAddress } from './pictures';

/**
 * Lists the stories as links, and begins with the pictures of three. Leaves out interaction tests and, unless
 * `isInternal`, the stories that the sidebar hides.
 */
function States({ isInternal }: { isInternal: boolean }) {
  const { componentStories, getStoryContext } = useContext(DocsContext);
  const stories = componentStories().filter(({ tags }) => !tags.includes('test-fn') && (isInternal || !isHidden(tags)));
  // A story that fixes its language has its own picture, so use the globals of the story.
  const withGlobals = stories.map((story) => ({ ...story, globals: getStoryContext(story).globals }));
  const pictured = threeStates(withGlobals).filter(({ id, globals }) => pictureAddress(id, globals));
  return (
    <>
      <h2>States</h2>
      {pictured.length > 0 && (
        <ul className={`${list} ${pictures}`}>
          {pictured.map(({ id, name, globals }) => (
            <li key={id}>
              <StoryLink id={id} globals={globals} className={pictureLink}>
                <StoryPicture id={id} globals={globals} />
                {name}
              </StoryLink>
            </li>
          ))}
        </ul>
      )}
      <ul className={`${list} ${columns}`}>
        {withGlobals.map(({ id, name, globals, parameters }) => (
          <li key={id}>
            <StoryLink id={id} globals={globals}>
              {name}
            </StoryLink>
            {parameters.docs?.description?.story && <p>{parameters.docs.description.story}</p>}
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
          {isPart && component ? <ArgTypes /> : null}
        </>
      )}
    </>
  );
}
