import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type Metafile } from 'esbuild';

export interface CompiledApp {
  /** Folder whose content is served under `/assets/`. */
  readonly folder: string;
  /** File names within the folder. */
  readonly script: string;
  readonly style: string;
  /** Scripts that the entry needs before it can run: they are preloaded, and bounded by the budget. */
  readonly first: readonly string[];
  readonly metafile: Metafile;
}

/**
 * Compiles the player app once, for all brands: what differs between them is stamped in later, so that the JavaScript is
 * the same file for every brand.
 *
 * @param root the package's folder
 * @throws what esbuild throws: syntax errors, and a CSS class that no module has
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
  const { metafile, outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: ['app/main.tsx'],
    outdir: folder,
    bundle: true,
    splitting: true,
    format: 'esm',
    target: ['es2022', 'chrome111', 'firefox114', 'safari16.4'],
    minify: !isDevelopment,
    sourcemap: isDevelopment ? 'linked' : false,
    jsx: 'automatic',
    entryNames: 'app-[hash]',
    chunkNames: 'part-[hash]',
    // Without it, some packages hand over their development builds (looked at in the metafile).
    conditions: [isDevelopment ? 'development' : 'production'],
    define: { 'process.env.NODE_ENV': JSON.stringify(isDevelopment ? 'development' : 'production') },
    // A class that is not in the module would silently be `undefined`.
    logOverride: { 'import-is-undefined': 'error' },
    legalComments: 'none',
    metafile: true,
    logLevel: 'error',
    // esbuild is a process of its own: one that writes would go on after Ctrl-C has removed the draft.
    write: false,
  });
  await mkdir(folder, { recursive: true });
  await Promise.all(outputFiles.map(({ path: file, contents }) => writeFile(file, contents)));
  const outputs = Object.entries(metafile.outputs);
  const entry = outputs.find(([, output]) => output.entryPoint === 'app/main.tsx');
  if (entry?.[1].cssBundle === undefined) throw new Error('The compiled app has no entry script with a style sheet.');
  return {
    folder,
    script: path.basename(entry[0]),
    style: path.basename(entry[1].cssBundle),
    first: firstScripts(metafile, entry[0]).map((file) => path.basename(file)),
    metafile,
  };
}

/** The entry and everything it imports statically, in the order it is found. */
function firstScripts(metafile: Metafile, entry: string): string[] {
  const found = new Set([entry]);
  for (const file of found) {
    for (const { path: imported, kind } of metafile.outputs[file]?.imports ?? []) {
      if (kind === 'import-statement') found.add(imported);
    }
  }
  return [...found];
}
