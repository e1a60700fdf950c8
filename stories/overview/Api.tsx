import { storyAddress } from '#.storybook/addresses';
import contract from '#contract/openapi.json';
import usage from '#contract/usage.json';
import * as css from './Api.css';
import stories from './codeStories.json';

type Json = Record<string, unknown>;

interface Operation {
  operationId: string;
  description: string;
  'x-kind': string;
  security?: unknown;
  requestBody?: { content: Record<string, { examples?: Record<string, { value: unknown }> }> };
  responses: Record<
    string,
    { content?: Record<string, { examples?: Record<string, { value?: unknown; $ref?: string }> }> }
  >;
}

interface Call {
  method: string;
  path: string;
  operation: Operation;
}

const methods = ['get', 'post', 'put', 'delete'] as const;
const all: Call[] = Object.entries(contract.paths as Record<string, Record<string, unknown>>).flatMap(([path, item]) =>
  methods.flatMap((method) =>
    item[method] ? [{ method: method.toUpperCase(), path, operation: item[method] as Operation }] : [],
  ),
);
const ways = contract.components.examples as unknown as Record<string, { description?: string }>;

/** Returns the id of the docs page of a screen or modal, by the title of its stories. */
const getDocs = (title: string): string =>
  `${title
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')}--docs`;

const getExample = (content?: Record<string, { examples?: Record<string, { value?: unknown }> }>) =>
  Object.values(content ?? {})[0]?.examples?.th?.value;

function Example({ title, value }: { title: string; value: unknown }) {
  if (value === undefined) return null;
  return (
    <details>
      <summary>{title}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keys must reach a scrolling element */}
      <pre className={css.example} tabIndex={0}>
        {JSON.stringify(value, null, 2)}
      </pre>
    </details>
  );
}

const storyOf: Readonly<Record<string, string>> = stories;

/** A code, how to trigger it, and a story that shows it. */
function Code({ code }: { code: string }) {
  const id = storyOf[code];
  return (
    <li>
      <code>{code}</code>: {ways[code]?.description}{' '}
      {id ? (
        <a href={storyAddress(id)} target="_top">
          {id}
        </a>
      ) : (
        'No story: the app does not cause it.'
      )}
    </li>
  );
}

const getCodes = ({ responses }: Operation, status: RegExp): string[] =>
  Object.entries(responses).flatMap(([candidate, { content }]) =>
    status.test(candidate) ? Object.keys(content?.['application/json']?.examples ?? {}) : [],
  );

/** Codes that more than half of all calls can return, so they are listed once. */
const common = [...new Set(all.flatMap(({ operation }) => getCodes(operation, /^[45]/)))].filter(
  (code) => all.filter(({ operation }) => getCodes(operation, /^[45]/).includes(code)).length > all.length / 2,
);

function CallEntry({ method, path, operation }: Call) {
  const makers = Object.entries(usage as Record<string, string[]>).filter(([, own]) =>
    own.includes(operation.operationId),
  );
  const own = getCodes(operation, /^4/).filter((code) => !common.includes(code));
  return (
    <section className={css.call} id={operation.operationId} aria-labelledby={`${operation.operationId}-name`}>
      <h3 id={`${operation.operationId}-name`}>
        <code>
          {method} {path}
        </code>
      </h3>
      <p>
        <code>{operation.operationId}</code> · {operation.security ? 'public' : 'members'} · {operation['x-kind']}
      </p>
      <p className={css.muted}>{operation.description}</p>
      {makers.length > 0 && (
        <p>
          Made by{' '}
          {makers.map(([title], at) => (
            <span key={title}>
              {at > 0 && ', '}
              <a href={storyAddress(getDocs(title))} target="_top">
                {title}
              </a>
            </span>
          ))}
          .
        </p>
      )}
      <Example title="A request" value={getExample(operation.requestBody?.content)} />
      <Example title="An answer" value={getExample(operation.responses['200']?.content)} />
      {own.length > 0 && (
        <details>
          <summary>{own.length} codes of its own, how to see each, and the story that shows it</summary>
          <ul className={css.codes}>
            {own.map((code) => (
              <Code key={code} code={code} />
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

const areas = [...new Set(all.map(({ path }) => path.split('/')[2] ?? ''))];

/** Every call of the contract, read from the document that backend teams get. */
export function Calls() {
  const { title, version } = contract.info as Json as { title: string; version: string };
  return (
    <div className={css.page}>
      <h1>Calls</h1>
      <p>
        {title}, {version}: {all.length} calls, from <code>contract/openapi.json</code>. What schemas cannot say stands
        in <code>contract/README.md</code>; the chat’s socket in <code>contract/asyncapi.json</code>.
      </p>
      <details>
        <summary>{common.length} codes that nearly every call may answer</summary>
        <ul className={css.codes}>
          {common.map((code) => (
            <Code key={code} code={code} />
          ))}
        </ul>
      </details>
      {areas.map((area) => (
        <section key={area} className={css.page} aria-labelledby={`area-${area}`}>
          <h2 id={`area-${area}`}>{area}</h2>
          {all
            .filter(({ path }) => path.split('/')[2] === area)
            .map((call) => (
              <CallEntry key={call.operation.operationId} {...call} />
            ))}
        </section>
      ))}
    </div>
  );
}
