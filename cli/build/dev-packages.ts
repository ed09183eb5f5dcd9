import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { build, type BuildOptions, type Plugin } from 'esbuild';

/** Packages that are compiled once. A package that is missing here is compiled at each save, which takes longer. */
const PACKAGES = [
  '@reduxjs/toolkit',
  '@reduxjs/toolkit/query',
  '@reduxjs/toolkit/query/react',
  '@tanstack/react-virtual',
  'country-flag-icons/react/3x2',
  'dompurify',
  'i18next',
  'qrcode.react',
  'react',
  'react-dom',
  'react-dom/client',
  'react-hook-form',
  'react-i18next',
  'react-redux',
  'react-router-dom',
  'react/jsx-runtime',
  'valibot',
  'web-vitals',
];
/** CommonJS: esbuild gives such an entry only a default export. */
const COMMON_JS = new Set(['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime']);
const NAMESPACE = 'package';
const ADDRESS = '/assets/';

export interface DevPackages {
  /** For the app's build: the address of each package's script. */
  readonly alias: Readonly<Record<string, string>>;
  readonly external: readonly string[];
  readonly files: readonly (readonly [name: string, contents: Uint8Array])[];
}

/**
 * Compiles the packages of a development build once, as scripts that the app's chunks import: at each save they took a quarter of
 * the time. One build for all, so that each package, such as React, exists once.
 *
 * @param options those of the app's build that packages need too
 */
export async function buildDevPackages(root: string, options: BuildOptions): Promise<DevPackages> {
  const installed = PACKAGES.filter((name) => existsSync(path.join(root, 'node_modules', folderOf(name))));
  // The small apps of tests have none.
  if (installed.length === 0) return { alias: {}, external: [], files: [] };
  const { outputFiles, metafile } = await build({
    ...options,
    absWorkingDir: root,
    entryPoints: Object.fromEntries(installed.map((name) => [nameOf(name), `${NAMESPACE}:${name}`])),
    outdir: 'never-written',
    bundle: true,
    splitting: true,
    format: 'esm',
    entryNames: '[name]-[hash]',
    chunkNames: 'package-[hash]',
    plugins: [entries(root)],
    metafile: true,
    write: false,
  });
  const scripts = Object.entries(metafile.outputs).flatMap(([file, { entryPoint }]) =>
    entryPoint === undefined
      ? []
      : [[entryPoint.slice(NAMESPACE.length + 1), `${ADDRESS}${path.basename(file)}`] as const],
  );
  return {
    alias: Object.fromEntries(scripts),
    external: scripts.map(([, address]) => address),
    files: outputFiles.map(({ path: file, contents }) => [path.basename(file), contents]),
  };
}

/** `@a/b/c` is a file in `@a/b`. */
const folderOf = (name: string): string => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name;

const nameOf = (name: string): string => `package-${name.replaceAll(/\W+/g, '-').replace(/^-/, '')}`;

function entries(root: string): Plugin {
  const load = createRequire(path.join(root, 'package.json'));
  return {
    name: 'package-entries',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^package:/ }, ({ path: entry }) => ({
        path: entry.slice(NAMESPACE.length + 1),
        namespace: NAMESPACE,
      }));
      onLoad({ filter: /^/, namespace: NAMESPACE }, ({ path: name }) => {
        const from = JSON.stringify(name);
        if (!COMMON_JS.has(name))
          return {
            resolveDir: root,
            contents: `import * as all from ${from}; export * from ${from}; export default all.default;`,
          };
        const names = Object.keys(load(name) as object).filter((each) => each !== 'default');
        return {
          resolveDir: root,
          contents: `import all from ${from}; export default all; export const { ${names.join(', ')} } = all;`,
        };
      });
    },
  };
}
