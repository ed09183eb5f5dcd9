import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';
import { parseSync, Visitor } from 'oxc-parser';

const NAMED = /^\w+\.displayName = "[^"]*";$/gm;
const MADE = /^(var \w+ = )(React\d*\.(?:forwardRef|memo|createContext)\()/gm;

/**
 * Lets esbuild leave out what the app does not use of the router: names for developer tools, and calls that it cannot know to be without
 * effect, kept forms, scroll restoration and more (1.2 KB gzip).
 */
export const leanRouter = (text: string): string =>
  withoutMessages(text.replaceAll(NAMED, '').replaceAll(MADE, '$1/* @__PURE__ */ $2'), 'router.mjs');

/** Calls whose second argument is a text for developers. */
const CHECKS: ReadonlySet<string> = new Set(['invariant', 'warning']);

/**
 * Replaces messages for the developers of the router by nothing: what is checked, and when it fails, stays. A test with the package as it
 * is reads the messages.
 */
export function withoutMessages(text: string, file: string): string {
  const cuts: { readonly start: number; readonly end: number }[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [, message] }) {
      if (callee.type === 'Identifier' && CHECKS.has(callee.name) && message !== undefined) cuts.push(message);
    },
  }).visit(parseSync(file, text).program);
  let rest = text;
  for (const { start, end } of cuts.toSorted((one, other) => other.start - one.start))
    rest = `${rest.slice(0, start)}""${rest.slice(end)}`;
  return rest;
}

export function leanPackagesPlugin(): Plugin {
  return {
    name: 'lean-packages',
    setup({ onLoad }) {
      onLoad({ filter: /[/\\]react-router[/\\]dist[/\\]production[/\\].*\.mjs$/ }, async ({ path: file }) => ({
        contents: leanRouter(await readFile(file, 'utf8')),
        loader: 'js',
      }));
      // The app has the few rules itself (app/i18n/text-of.ts); react-i18next imports this for keys that are functions.
      onLoad({ filter: /[/\\]i18next[/\\]dist[/\\]esm[/\\]i18next\.js$/ }, () => ({
        contents: 'export const keyFromSelector = (key) => key;',
        loader: 'js',
      }));
    },
  };
}
