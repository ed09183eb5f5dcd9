import { createHash } from 'node:crypto';
import path from 'node:path';
import { build } from 'esbuild';

const root = path.resolve(import.meta.dirname, '../../..');

/** Page, edge, simulator and wire of the fault table. */
const ENTRIES = ['press-page.ts', 'run-press.ts', 'setups.ts'].map((name) => path.join('app/test/wire', name));

/** Names the code that cells run, without comments: a commit that changes something else leaves them as they are. */
export async function codeOfCells(entryPoints: readonly string[] = ENTRIES): Promise<string> {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [...entryPoints],
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: ['es2022'],
    minify: true,
    packages: 'external',
    outdir: 'out',
    legalComments: 'none',
    write: false,
    logLevel: 'error',
  });
  const hash = createHash('sha256');
  for (const { text } of outputFiles) hash.update(text);
  return hash.digest('hex').slice(0, 16);
}
