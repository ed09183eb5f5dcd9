import { createHash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type Metafile } from 'esbuild';
import { appSources } from './app-sources.ts';
import { compileFirstOdds } from './first-odds.ts';
import { LAZY, lazyChunks, refuseUnnamedChunks } from './lazy-chunks.ts';
import { markStyles, splitStyles } from './split-styles.ts';

const ENTRY = 'app/main.tsx';

export interface CompiledApp {
  /** Folder whose content is served under `/assets/`. */
  readonly folder: string;
  /** File names within the folder. */
  readonly script: string;
  /** Styles of the first view. */
  readonly style: string;
  /** Styles of lazy chunks. */
  readonly lazyStyle: string;
  /** Scripts that the entry needs before it can run: they are preloaded, and bounded by the budget. */
  readonly first: readonly string[];
  /** Scripts that each group of lazy-groups.ts needs besides those. */
  readonly groups: Readonly<Record<string, readonly string[]>>;
  /** The script that draws odds before the app is there. */
  readonly firstOdds: string;
  readonly metafile: Metafile;
}

/**
 * Compiles the player app once, for all brands: what differs between them is stamped in later, so that the JavaScript is
 * the same file for every brand.
 *
 * @param root the package's folder
 * @throws what esbuild throws: syntax errors, and a CSS class that no module has; Error for a lazy chunk that cannot be named
 * @example await compileApp({ root, folder: 'dist/app', isDevelopment: false })
 */
export async function compileApp(options: {
  readonly root: string;
  readonly folder: string;
  readonly isDevelopment: boolean;
}): Promise<CompiledApp> {
  const { root, isDevelopment } = options;
  const folder = path.resolve(root, options.folder);
  await rm(folder, { recursive: true, force: true });
  const drawing = compileFirstOdds(root);
  const { metafile, outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [ENTRY],
    outdir: folder,
    bundle: true,
    splitting: true,
    format: 'esm',
    target: ['es2022', 'chrome111', 'firefox114', 'safari16.4'],
    minify: !isDevelopment,
    sourcemap: isDevelopment ? 'linked' : false,
    jsx: 'automatic',
    entryNames: 'app-[hash]',
    chunkNames: '[name]-[hash]',
    // Without it, some packages hand over their development builds (looked at in the metafile).
    conditions: [isDevelopment ? 'development' : 'production'],
    // react-i18next asks for a shim of a hook that React has had since 18: 270 bytes gzip.
    alias: { 'use-sync-external-store/shim': 'react' },
    define: { 'process.env.NODE_ENV': JSON.stringify(isDevelopment ? 'development' : 'production') },
    // A class that is not in the module would silently be `undefined`.
    logOverride: { 'import-is-undefined': 'error' },
    legalComments: 'none',
    plugins: [
      lazyChunks({ root, entry: ENTRY, styles: 'app/styles/lazy-styles.ts' }),
      markStyles(root),
      appSources(root),
    ],
    metafile: true,
    logLevel: 'error',
    // esbuild is a separate process: it would still write after Ctrl-C has removed the draft.
    write: false,
  });
  refuseUnnamedChunks(metafile);
  const outputs = Object.entries(metafile.outputs);
  const entry = outputs.find(([, output]) => output.entryPoint === ENTRY);
  if (entry?.[1].cssBundle === undefined)
    throw new Error('The compiled app has no entry script with a style stylesheet.');
  const [script, { cssBundle }] = entry;
  const first = importedScripts(metafile, script);
  const stylesheet = outputFiles.find(({ path: file }) => path.relative(root, file) === cssBundle)?.text ?? '';
  const styles = splitStyles(stylesheet, isFirstStyle(metafile, first));
  // esbuild repeats the page's stylesheet for every chunk, and its source map fits neither half.
  const scripts = outputFiles.filter(({ path: file }) => !/\.css(?:\.map)?$/.test(file));
  const odds = await drawing;
  const files = [
    ...scripts.map(({ path: file, contents }) => [path.basename(file), contents] as const),
    hashed('first-odds', 'js', odds.script),
    hashed('app', 'css', styles.first + odds.styles),
    hashed('later', 'css', styles.later),
  ] as const;
  await mkdir(folder, { recursive: true });
  await Promise.all(files.map(([name, contents]) => writeFile(path.join(folder, name), contents)));
  const [firstOdds = '', style = '', lazyStyle = ''] = files.slice(-3).map(([name]) => name);
  return {
    folder,
    script: path.basename(script),
    style,
    lazyStyle,
    first: first.map((file) => path.basename(file)),
    groups: Object.fromEntries(
      outputs.flatMap(([file, { entryPoint }]) => {
        if (entryPoint?.startsWith(LAZY) !== true) return [];
        const own = importedScripts(metafile, file).filter((each) => !first.includes(each));
        return [[entryPoint.slice(LAZY.length), own.map((each) => path.basename(each))]];
      }),
    ),
    firstOdds,
    metafile,
  };
}

function hashed(name: string, ending: string, contents: string): readonly [name: string, contents: string] {
  const hash = createHash('sha256').update(contents).digest('hex').slice(0, 8).toUpperCase();
  return [`${name}-${hash}.${ending}`, contents];
}

/** Plain stylesheets belong to the frame; a module's styles come with its script. */
function isFirstStyle({ outputs }: Metafile, first: readonly string[]): (file: string) => boolean {
  const shown = new Set(first.flatMap((file) => Object.keys(outputs[file]?.inputs ?? {})));
  return (file) => !file.endsWith('.module.css') || shown.has(file);
}

/** A script and everything it imports statically, in the order it is found. */
function importedScripts(metafile: Metafile, entry: string): string[] {
  const found = new Set([entry]);
  for (const file of found) {
    for (const { path: imported, kind } of metafile.outputs[file]?.imports ?? []) {
      if (kind === 'import-statement') found.add(imported);
    }
  }
  return [...found];
}
