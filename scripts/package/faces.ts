import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build, type BuildOptions } from 'esbuild';
import { collectDeclarations } from './declarations.ts';

/** Public imports (`slipway/engine`) by their sources. */
export const FACES = {
  engine: 'engine/index.ts',
  contract: 'contract/index.ts',
  simulator: 'simulator/index.ts',
} as const;

/** Two levels deep like dist/cli, because the simulator looks for its console page two folders up. */
export const FACES_FOLDER = 'dist/faces';
/** Publishable: `npm publish dist/engine`. */
export const ENGINE_FOLDER = 'dist/engine';

const JAVASCRIPT: BuildOptions = {
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20.19',
  logLevel: 'warning',
};

/** Builds the package's faces, and the engine as a package. */
export async function buildFaces(root: string): Promise<void> {
  const faces = path.join(root, FACES_FOLDER);
  const engine = path.join(root, ENGINE_FOLDER);
  for (const folder of [faces, engine]) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
  }
  await buildScripts(root, faces, engine);
  buildDeclarations(root, faces, engine);
  for (const file of ['engine/package.json', 'engine/README.md', 'LICENSE'])
    copyFileSync(path.join(root, file), path.join(engine, path.basename(file)));
}

/**
 * JavaScript of the faces and of the engine alone. Faces share chunks, so that the simulator's EngineError is that of
 * `slipway/engine`.
 */
export async function buildScripts(root: string, faces: string, engine: string): Promise<void> {
  const { dependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    dependencies: Readonly<Record<string, string>>;
  };
  const source = { ...JAVASCRIPT, absWorkingDir: root, external: Object.keys(dependencies) };
  await Promise.all([
    build({ ...source, entryPoints: FACES, outdir: faces, splitting: true, chunkNames: 'chunk-[hash]' }),
    build({ ...source, entryPoints: [FACES.engine], outfile: path.join(engine, 'index.js') }),
  ]);
}

/** Declarations of the faces (`faces/types`) and of the engine alone (`engine/types`). */
export function buildDeclarations(root: string, faces: string, engine: string): void {
  const emitted = emitDeclarations(root);
  collectDeclarations(emitted, Object.values(FACES), path.join(faces, 'types'), importsOf(root));
  collectDeclarations(path.join(emitted, 'engine'), ['index.ts'], path.join(engine, 'types'), {});
}

/** For the faces' whole program; tsc does not bundle declarations. */
function emitDeclarations(root: string): string {
  const folder = path.join(root, 'node_modules/.cache/faces');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const config = {
    extends: path.join(root, 'tsconfig.json'),
    compilerOptions: {
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      allowJs: false,
      checkJs: false,
      rootDir: root,
      outDir: path.join(folder, 'types'),
    },
    // The simulator's declarations of untyped packages.
    include: [path.join(root, 'simulator/**/*.d.ts')],
    files: Object.values(FACES).map((file) => path.join(root, file)),
  };
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(config));
  execFileSync(path.join(root, 'node_modules/.bin/tsc'), ['-p', path.join(folder, 'tsconfig.json')], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return config.compilerOptions.outDir;
}

function importsOf(root: string): Readonly<Record<string, string>> {
  const { imports } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    imports: Readonly<Record<string, string>>;
  };
  return imports;
}
