/** Of a member's page the sheets that it has still to fetch stay where they are: its frame is painted before they come. */
const tags =
  /<link rel="(?:modulepreload"|stylesheet" disabled)[^>]*>|<script(?: async)? type="module"[^>]*><\/script>/g;

/**
 * A page as the service worker keeps it: its scripts and what goes with them wait in a template, and the head script puts
 * them into the page behind the first paint. Asked for at once, files that are at hand come all together and hold it up.
 */
export const keptPage = (html: string): string =>
  html
    .replace(tags, '')
    .replace('</body>', () => `<template id="scripts">${html.match(tags)?.join('') ?? ''}</template></body>`);
