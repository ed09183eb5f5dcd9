import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build, type BuildOptions } from 'esbuild';
import { collectDeclarations } from './declarations.ts';

/** What other programs import of the package (`slipway/engine`), by the source of each face. */
export const FACES = {
  engine: 'engine/index.ts',
  contract: 'contract/index.ts',
  simulator: 'simulator/index.ts',
} as const;

/** Two folders deep, as dist/cli is: the simulator looks for its console page two folders up. */
export const FACES_FOLDER = 'dist/faces';
/** A folder that can be published as it is: `npm publish dist/engine`. */
export const ENGINE_FOLDER = 'dist/engine';

const JAVASCRIPT: BuildOptions = {
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20.19',
  logLevel: 'warning',
};

/** Builds what other programs import: the faces of the package, and the engine as a separate package. */
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
 * The JavaScript of the faces (in `faces`) and of the engine alone (in `engine`). The faces share chunks, so that an EngineError that
 * the simulator throws is an EngineError of `slipway/engine`.
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

/** The declarations of the faces (in `faces/types`) and of the engine alone (in `engine/types`). */
export function buildDeclarations(root: string, faces: string, engine: string): void {
  const emitted = emitDeclarations(root);
  collectDeclarations(emitted, Object.values(FACES), path.join(faces, 'types'), importsOf(root));
  collectDeclarations(path.join(emitted, 'engine'), ['index.ts'], path.join(engine, 'types'), {});
}

/** tsc declares the whole program of the faces; it has no bundler for declarations. */
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
    // Types that the simulator declares for packages without their own.
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
