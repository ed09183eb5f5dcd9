import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type BuildOptions, type BuildResult, context, type Metafile, type Plugin } from 'esbuild';
import { appSources } from './app-sources.ts';
import { BROWSERS } from './browsers.ts';
import { checkSyntax } from './check-syntax.ts';
import { buildDevPackages, type DevPackages } from './dev-packages.ts';
import { openDevSources } from './dev-sources.ts';
import { type DevStyles, openDevStyles } from './dev-styles.ts';
import { openFirstOdds } from './first-odds.ts';
import { joinEntry } from './join-entry.ts';
import { directReact, leanPackagesPlugin } from './lean-packages.ts';
import { lucideIcons } from './lucide-icons.ts';
import { lazyChunks, refuseUnnamedChunks } from './lazy-chunks.ts';
import { type LazyNames, ODDS_GROUPS } from './lazy-groups.ts';
import { minifyScript } from './minify-script.ts';
import { groupsOf, importedScripts, isFirstStyle, isShownBy } from './scripts-of.ts';
import { markStyles, splitStyles, type StylePart } from './split-styles.ts';

const ENTRY = 'app/main.tsx';

export interface CompiledApp {
  readonly folder: string;
  readonly script: string;
  /** Styles of the first view. */
  readonly style: string;
  /** Styles of odds and tray; empty in development, where `lazyStyle` has them. */
  readonly pressStyle: string;
  /** Styles of all other lazy chunks. */
  readonly lazyStyle: string;
  /** Scripts that the entry needs: preloaded, and counted in the budget. */
  readonly first: readonly string[];
  /** Further scripts of each group of lazy-groups.ts. */
  readonly groups: Readonly<Record<string, readonly string[]>>;
  /** Draws odds before the app has loaded. */
  readonly firstOdds: string;
  readonly metafile: Metafile;
}

interface CompileOptions {
  readonly root: string;
  readonly folder: string;
  readonly isDevelopment: boolean;
  /** For another app than ours, in tests. */
  readonly lazyNames?: LazyNames;
}

type Sources = Pick<CompileOptions, 'root' | 'lazyNames'>;

/** Compiles repeatedly. Unchanged files are not parsed again, which saves three quarters of the time. */
export interface AppCompiler {
  /**
   * @param changed files since the last call, relative to the root; without it, any
   * @throws what `compileApp` throws; the next call starts afresh
   */
  compile(changed?: ReadonlySet<string>): Promise<CompiledApp>;
  close(): Promise<void>;
}

/**
 * Compiles the player app once for all brands: what differs is stamped in later, so that all brands share the JavaScript.
 *
 * @throws what esbuild throws: syntax errors, and a CSS class that no module has; Error for a lazy chunk that cannot be named
 * @example await compileApp({ root, folder: 'dist/app', isDevelopment: false })
 */
export async function compileApp(options: CompileOptions): Promise<CompiledApp> {
  const compiler = await openCompiler(options);
  try {
    return await compiler.compile();
  } finally {
    await compiler.close();
  }
}

export async function openCompiler(options: CompileOptions): Promise<AppCompiler> {
  const { root } = options;
  const folder = path.resolve(root, options.folder);
  const devStyles = options.isDevelopment ? openDevStyles(root) : undefined;
  const devSources = devStyles && openDevSources(root, `${folder}-sources`, devStyles.scriptOf);
  // Before the build's own folders are made.
  await devSources?.sync();
  const packages = devSources && (await buildDevPackages(root, shared(root, true)));
  const [app, odds] = await Promise.all([
    context(
      devSources && packages
        ? developmentOptions(options, devSources.folder, folder, packages)
        : productionOptions(options, folder),
    ),
    openFirstOdds(options),
  ]);
  let last: Built | undefined;
  /** Reuses the last scripts if only rules of styles have changed. */
  const built = async (changed?: ReadonlySet<string>): Promise<Built> => {
    const before = last;
    last = undefined;
    const due = before && changed && dueOf(root, before, changed);
    if (due?.every((file) => file.endsWith('.css')) === true && (await devStyles?.readAgain(due)) === true)
      return (last = before as Built);
    if (options.isDevelopment && changed !== undefined) await checkSyntax(root, changed);
    await devSources?.sync();
    return (last = (await app.rebuild()) as Built);
  };
  /** Files that exist already. A name has a hash of its content, so an existing file is right. */
  let present: ReadonlySet<string> | undefined;
  const put = async (files: ReadonlyMap<string, string | Uint8Array>): Promise<void> => {
    const before = present ?? new Set();
    // After a failure, such as a full disk, nothing can be reused.
    present = undefined;
    if (before.size === 0) await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    const surplus = [...before].filter((name) => !files.has(name));
    await Promise.all([
      ...surplus.map((name) => rm(path.join(folder, name))),
      ...[...files].flatMap(([name, contents]) =>
        before.has(name) ? [] : [writeFile(path.join(folder, name), contents)],
      ),
    ]);
    present = new Set(files.keys());
  };
  return {
    async compile(changed) {
      // If one fails, the other must end too.
      const [scripts, drawn] = await Promise.allSettled([built(changed), odds.compile(changed)]);
      if (scripts.status === 'rejected') throw scripts.reason;
      if (drawn.status === 'rejected') throw drawn.reason;
      const { app: compiled, files } = outcomeOf(root, folder, scripts.value, drawn.value, devStyles);
      await put(packages ? new Map([...packages.files, ...files]) : await minified(files, compiled));
      return compiled;
    },
    async close() {
      await Promise.all([app.dispose(), odds.close()]);
      devSources?.close();
    },
  };
}

/** Changed files that the build reads: editors save to a temporary file and rename, and some leave copies. */
function dueOf(root: string, { metafile }: Built, changed: ReadonlySet<string>): string[] {
  const isSource = (file: string) => /\.(?:css|tsx?)$/.test(file) && existsSync(path.join(root, file));
  return [...changed].filter((file) => metafile.inputs[file] !== undefined || isSource(file));
}

/** Options for the app and for its packages in development. */
function shared(root: string, isDevelopment: boolean): BuildOptions {
  return {
    target: [...BROWSERS],
    // Without it some packages use their development builds (see the metafile).
    conditions: [isDevelopment ? 'development' : 'production'],
    // react-i18next imports a shim of a hook that React 18 has: 270 bytes gzip. The router uses its development build under every
    // condition.
    alias: {
      'use-sync-external-store/shim': 'react',
      'react-router-dom': path.join(root, 'node_modules/react-router/dist/production/index.mjs'),
    },
    define: { 'process.env.NODE_ENV': JSON.stringify(isDevelopment ? 'development' : 'production') },
    legalComments: 'none',
    logLevel: 'error',
    // esbuild is another process: it would still write after Ctrl-C has removed the draft.
    write: false,
  };
}

/** @param root the folder of the sources */
function appOptions(
  { root, lazyNames: names }: Sources,
  folder: string,
): BuildOptions & { readonly plugins: Plugin[] } {
  return {
    absWorkingDir: root,
    entryPoints: [ENTRY],
    outdir: folder,
    bundle: true,
    splitting: true,
    format: 'esm',
    jsx: 'automatic',
    entryNames: 'app-[hash]',
    chunkNames: '[name]-[hash]',
    // Without it, a class that the module lacks is silently `undefined`.
    logOverride: { 'import-is-undefined': 'error' },
    metafile: true,
    plugins: [lazyChunks({ root, names, entry: ENTRY, styles: 'app/styles/lazy-styles.ts' }), lucideIcons(root)],
  };
}

function productionOptions(options: Sources, folder: string): BuildOptions {
  const { root } = options;
  const app = appOptions(options, folder);
  const plugins = [...app.plugins, markStyles(root), leanPackagesPlugin(), directReact(root), appSources(root)];
  return { ...shared(root, false), ...app, minify: true, plugins };
}

/** Without plugins: calling one for each source took longer than the build. */
function developmentOptions(options: Sources, sources: string, folder: string, packages: DevPackages): BuildOptions {
  const { root } = options;
  const { alias, external } = packages;
  return {
    ...shared(root, true),
    // Source maps name the sources as if they were in the package.
    ...appOptions({ ...options, root: sources }, path.join(sources, path.relative(root, folder))),
    alias,
    external: [...external],
    loader: { '.css': 'js', '.module.css': 'js' },
    sourcemap: 'linked',
  };
}

type Built = BuildResult<{ metafile: true; write: false }>;

function outcomeOf(
  root: string,
  folder: string,
  built: Built,
  odds: { readonly script: string; readonly styles: string },
  devStyles: DevStyles | undefined,
): { readonly app: CompiledApp; readonly files: ReadonlyMap<string, string | Uint8Array> } {
  const { metafile, outputFiles } = devStyles === undefined ? joinEntry(built, ENTRY) : built;
  refuseUnnamedChunks(metafile);
  const outputs = Object.entries(metafile.outputs);
  const entry = outputs.find(([, output]) => output.entryPoint === ENTRY);
  if (entry === undefined || (devStyles === undefined && entry[1].cssBundle === undefined))
    throw new Error('The compiled app has no entry script with a style stylesheet.');
  const [script, { cssBundle }] = entry;
  const first = importedScripts(metafile, script);
  const stylesheet = outputFiles.find(({ path: file }) => path.relative(root, file) === cssBundle)?.text ?? '';
  const groups = groupsOf(metafile, first);
  const isFirst = isFirstStyle(metafile, first);
  const isPress = isShownBy(
    metafile,
    ODDS_GROUPS.flatMap((group) => groups[group] ?? []),
  );
  const partOf = (file: string): StylePart => (isFirst(file) ? 'first' : isPress(file) ? 'press' : 'later');
  const inDev = devStyles?.sheets(metafile, ENTRY, isFirst);
  const styles = inDev === undefined ? splitStyles(stylesheet, partOf) : { ...inDev, press: '' };
  // esbuild repeats the stylesheet for every chunk, and its source map fits neither half.
  const scripts = outputFiles.filter(({ path: file }) => !/\.css(?:\.map)?$/.test(file));
  const files: readonly (readonly [name: string, contents: string | Uint8Array])[] = [
    ...scripts.map(({ path: file, contents }) => [path.basename(file), contents] as const),
    hashed('first-odds', 'js', odds.script),
    hashed('app', 'css', styles.first + odds.styles),
    hashed('later', 'css', styles.later),
    ...(styles.press === '' ? [] : [hashed('press', 'css', styles.press)]),
  ];
  const [firstOdds = '', style = '', lazyStyle = '', pressStyle = ''] = files
    .slice(scripts.length)
    .map(([name]) => name);
  const app = {
    folder,
    script: path.basename(script),
    style,
    pressStyle,
    lazyStyle,
    first: names(first),
    groups: Object.fromEntries(Object.entries(groups).map(([group, own]) => [group, names(own)])),
    firstOdds,
    metafile,
  };
  return { app, files: new Map(files) };
}

const names = (files: readonly string[]): readonly string[] => files.map((file) => path.basename(file));

function hashed(name: string, ending: string, contents: string): readonly [name: string, contents: string] {
  const hash = createHash('sha256').update(contents).digest('hex').slice(0, 8).toUpperCase();
  return [`${name}-${hash}.${ending}`, contents];
}

/**
 * Chromium 136 and later compiles all functions of such a script while it loads, off the main thread. Otherwise each function is
 * compiled at its first call, which took a third of the main thread's time until the first press was answered.
 */
const COMPILED_AT_ONCE = '//# allFunctionsCalledOnLoad\n';
async function minified(
  files: ReadonlyMap<string, string | Uint8Array>,
  { first, firstOdds, groups }: CompiledApp,
): Promise<ReadonlyMap<string, string | Uint8Array>> {
  const runFirst = new Set([...first, firstOdds, ...ODDS_GROUPS.flatMap((group) => groups[group] ?? [])]);
  const pairs = [...files].map(async ([name, contents]) => {
    if (!name.endsWith('.js')) return [name, contents] as const;
    const text = typeof contents === 'string' ? contents : Buffer.from(contents).toString();
    return [name, (runFirst.has(name) ? COMPILED_AT_ONCE : '') + (await minifyScript(name, text))] as const;
  });
  return new Map(await Promise.all(pairs));
}
