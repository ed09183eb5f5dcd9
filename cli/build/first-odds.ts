import { existsSync } from 'node:fs';
import path from 'node:path';
import { context, type OutputFile, type Plugin } from 'esbuild';
import { appSources } from './app-sources.ts';
import { BROWSERS } from './browsers.ts';
import { lucideIcons } from './lucide-icons.ts';
import { minifyScript } from './minify-script.ts';

const FOLDER = 'app/routes/first-odds';
const ENTRY = `${FOLDER}/draw.ts`;

/** Replaced by `stand-ins.ts`. */
const REPLACED = [
  'api/refusals/beside',
  'brand/brand-context',
  'features/around/availability/use-availability',
  'features/around/home/home-api',
  'features/around/home/use-seconds-left',
  'features/betting/matches/use-first-matches',
  'features/betting/matches/use-matches',
  'features/betting/slip/model/pick-of',
  'features/betting/slip/model/slip-slice',
  'features/betting/slip/model/use-picks',
  'features/betting/sports/in-play-panel',
  'features/betting/sports/lobby/chosen-views',
  'features/betting/sports/lobby/league-choice',
  'features/betting/sports/lobby/use-lobby-filter',
  'features/betting/sports/lobby/use-match-window',
  'features/betting/sports/row/favourites-slice',
  'features/betting/sports/row/odds-news',
  'features/betting/sports/row/use-favourites',
  'features/betting/sports/row/use-long-press',
  'i18n/filled-texts',
  'i18n/fold-text',
  'i18n/isolated',
  'store/hooks',
  'ui/first/calm',
  'ui/load-failed',
  'ui/use-is-near',
];

function standIns(root: string): Plugin {
  return {
    name: 'stand-ins',
    setup({ onLoad }) {
      const replaced = new Set(REPLACED.map((name) => path.join(root, 'app', name)));
      onLoad({ filter: /[/\\]app[/\\].*\.tsx?$/ }, ({ path: file }) => {
        if (!replaced.has(file.replace(/\.tsx?$/, ''))) return undefined;
        return { contents: `export * from './stand-ins.ts';`, resolveDir: path.join(root, FOLDER), loader: 'ts' };
      });
    },
  };
}

interface FirstOdds {
  readonly script: string;
  readonly styles: string;
}

/**
 * Compiles the script of the first odds: the app's own rows, with a few hundred lines instead of React, store and router (130
 * KB). Class names stay long, so that they differ from the app's.
 */
export async function openFirstOdds(options: { readonly root: string; readonly isDevelopment: boolean }): Promise<{
  /** Does nothing if none of the changed files (relative to the root) is part of it. */
  readonly compile: (changed?: ReadonlySet<string>) => Promise<FirstOdds>;
  readonly close: () => Promise<void>;
}> {
  const { root, isDevelopment } = options;
  const file = (name: string) => path.join(root, FOLDER, name);
  // The small apps of tests have none.
  if (!existsSync(file('draw.ts')))
    return { compile: () => Promise.resolve({ script: '', styles: '' }), close: () => Promise.resolve() };
  const drawing = await context({
    absWorkingDir: root,
    entryPoints: [ENTRY],
    outdir: 'never-written',
    write: false,
    bundle: true,
    format: 'esm',
    target: [...BROWSERS],
    minifySyntax: true,
    minifyWhitespace: true,
    jsx: 'automatic',
    alias: {
      react: file('react.ts'),
      'react/jsx-runtime': file('jsx-runtime.ts'),
      'react-i18next': file('stand-ins.ts'),
      'react-router-dom': file('stand-ins.ts'),
      valibot: file('no-schemas.ts'),
    },
    define: { 'process.env.NODE_ENV': '"production"', 'globalThis.document': 'document' },
    legalComments: 'none',
    // A module uses more of React or valibot than the stand-ins have.
    logOverride: { 'import-is-undefined': 'error' },
    plugins: [standIns(root), lucideIcons(root), appSources(root)],
    metafile: true,
    logLevel: 'error',
  });
  let last: (FirstOdds & { readonly inputs: readonly string[] }) | undefined;
  return {
    async compile(changed) {
      if (last !== undefined && changed !== undefined && !last.inputs.some((input) => changed.has(input))) return last;
      last = undefined;
      const { outputFiles, metafile } = await drawing.rebuild();
      const text = (ending: string): string =>
        outputFiles.find(({ path: name }: OutputFile) => name.endsWith(ending))?.text ?? '';
      last = {
        script: isDevelopment ? text('.js') : await minifyScript('first-odds.js', text('.js')),
        styles: text('.css'),
        inputs: Object.keys(metafile.inputs),
      };
      return last;
    },
    close: () => drawing.dispose(),
  };
}
