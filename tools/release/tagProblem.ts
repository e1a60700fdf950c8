/**
 * Returns the reason why a commit with these tags must not be released as this version, or undefined. A commit without a
 * version tag may be released by hand.
 */
export function tagProblem(version: string, tags: readonly string[]): string | undefined {
  const versions = tags.filter((tag) => /^v\d/.test(tag));
  if (versions.length === 0 || versions.includes(`v${version}`)) return undefined;
  return `package.json has version ${version}, and the tag is ${versions.join(', ')}. Tag v${version}, or set the version`;
}
