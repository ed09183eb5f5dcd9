import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'esbuild';
import { parseSync, Visitor } from 'oxc-parser';

const NAMED = /^\w+\.displayName = "[^"]*";$/gm;
const MADE = /^(var \w+ = )(React\d*\.(?:forwardRef|memo|createContext)\()/gm;

/**
 * Lets esbuild drop unused parts of the router: names for developer tools, and calls that it cannot prove to be free of effects,
 * blockers, scroll restoration and more (1.2 KB gzip).
 */
export const leanRouter = (text: string): string =>
  withoutMessages(text.replaceAll(NAMED, '').replaceAll(MADE, '$1/* @__PURE__ */ $2'), 'router.mjs');

/** Functions, and the position of their message for developers. */
const CHECKS: Readonly<Record<string, number>> = { invariant: 1, warning: 1, warn: 2, warnOnce: 2 };
/** Methods of a logger, and the position of the first message; earlier arguments decide whether to log. */
const LOGS: Readonly<Record<string, number>> = { warn: 0, error: 0, deprecate: 0, log: 0, once: 2 };
const TEXTS: ReadonlySet<string> = new Set(['Literal', 'TemplateLiteral', 'BinaryExpression']);

/**
 * Empties messages for developers of the router, i18next and react-i18next; checks and errors stay. A test with the unchanged
 * packages reads the messages. i18next's list of right-to-left languages goes too: the page uses contract/brand/languages.ts.
 */
export function withoutMessages(text: string, file: string): string {
  const cuts: { readonly start: number; readonly end: number; readonly by: string }[] = [];
  new Visitor({
    MethodDefinition({ key, start, end }) {
      if (key.type === 'Identifier' && key.name === 'dir') cuts.push({ start, end, by: '' });
    },
    CallExpression({ callee, arguments: given }) {
      const isLog =
        callee.type === 'MemberExpression' &&
        callee.property.type === 'Identifier' &&
        callee.object.type === 'MemberExpression' &&
        callee.object.property.type === 'Identifier' &&
        callee.object.property.name === 'logger';
      const name = isLog && callee.property.type === 'Identifier' ? callee.property.name : '';
      const from = LOGS[name];
      const place = callee.type === 'Identifier' ? CHECKS[callee.name] : undefined;
      for (const [at, argument] of given.entries())
        if (at === place || (from !== undefined && at >= from && TEXTS.has(argument.type)))
          cuts.push({ start: argument.start, end: argument.end, by: '""' });
    },
  }).visit(parseSync(file, text).program);
  let rest = text;
  for (const { start, end, by } of cuts.toSorted((one, other) => other.start - one.start))
    rest = `${rest.slice(0, start)}${by}${rest.slice(end)}`;
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
      onLoad(
        { filter: /[/\\](?:i18next[/\\]dist[/\\]esm|react-i18next[/\\]dist[/\\]es)[/\\]\w+\.js$/ },
        async ({ path: file }) => ({
          contents: withoutMessages(await readFile(file, 'utf8'), file),
          loader: 'js',
        }),
      );
    },
  };
}

const NAMESPACE = 'direct-react';

/**
 * Gives modules React's names directly. React's files are CommonJS: in each of the 240 modules that import it, esbuild makes an
 * object with 50 getters, and each use of a name calls one.
 *
 * CommonJS modules, such as react-dom, still require the file.
 */
export function directReact(root: string): Plugin {
  const load = createRequire(path.join(root, 'package.json'));
  return {
    name: NAMESPACE,
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^react(?:\/jsx-runtime)?$/ }, ({ path: name, kind }) =>
        kind === 'import-statement' ? { path: name, namespace: NAMESPACE } : undefined,
      );
      onLoad({ filter: /^/, namespace: NAMESPACE }, ({ path: name }) => {
        const names = Object.keys(load(name) as object).filter((each) => !each.startsWith('_'));
        const contents = [
          `const all = require('${name}');`,
          'export default all;',
          ...names.map((each) => `export const ${each} = all.${each};`),
        ].join('\n');
        return { contents, resolveDir: root, loader: 'js' };
      });
    },
  };
}
