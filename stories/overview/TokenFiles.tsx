/** Files that Storybook writes from the theme when it starts or is built (`tools/tokens`). */
const modes = ['light', 'dark', 'light-more-contrast', 'dark-more-contrast'] as const;

/** Links a file by an address relative to the page, because Storybook may be served below a path. */
const Download = ({ name }: { name: string }) => (
  <a href={`tokens/${name}.tokens.json`} download>
    {name}.tokens.json
  </a>
);

/** Offers the design tokens for download and says how Figma imports them. */
export function TokenFiles() {
  return (
    <section>
      <h2>Design tokens</h2>
      <p>
        Everything in one file, in the format of the Design Tokens Community Group: <Download name="kapao" />. With
        plain values, for Style Dictionary: <Download name="kapao-plain" />.
      </p>
      <p>
        One file for each mode:{' '}
        {modes.map((mode, at) => (
          <span key={mode}>
            {at > 0 && ', '}
            <Download name={mode} />
          </span>
        ))}
      </p>
      <p>
        In Figma, open the variables, create a collection and import the light file as its first mode. Import the other
        three files as further modes of the same collection. If your Figma has no import, use a plugin that reads this
        format. Figma has no variables for curves and leaves them out.
      </p>
    </section>
  );
}
