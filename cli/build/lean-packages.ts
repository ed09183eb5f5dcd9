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

/** Calls whose second argument is a text for developers, and the methods of a logger. */
const CHECKS: ReadonlySet<string> = new Set(['invariant', 'warning']);
const LOGS: ReadonlySet<string> = new Set(['warn', 'error', 'deprecate', 'log']);

/**
 * Replaces messages for the developers of a package by nothing: what is checked, and when it fails, stays (1.5 KB gzip for router and
 * i18next). A test with the packages as they are reads the messages.
 */
export function withoutMessages(text: string, file: string): string {
  const cuts: { readonly start: number; readonly end: number }[] = [];
  new Visitor({
    CallExpression({ callee, arguments: given }) {
      const isLog =
        callee.type === 'MemberExpression' &&
        callee.property.type === 'Identifier' &&
        LOGS.has(callee.property.name) &&
        callee.object.type === 'MemberExpression' &&
        callee.object.property.type === 'Identifier' &&
        callee.object.property.name === 'logger';
      const isCheck = callee.type === 'Identifier' && CHECKS.has(callee.name);
      for (const [at, argument] of given.entries())
        if ((isCheck && at === 1) || (isLog && ['Literal', 'TemplateLiteral'].includes(argument.type)))
          cuts.push({ start: argument.start, end: argument.end });
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
      onLoad({ filter: /[/\\]i18next[/\\]dist[/\\]esm[/\\]i18next\.js$/ }, async ({ path: file }) => ({
        contents: withoutMessages(await readFile(file, 'utf8'), file),
        loader: 'js',
      }));
    },
  };
}
