import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';

export interface Packed {
  readonly filename: string;
  readonly size: number;
  readonly unpackedSize: number;
  readonly files: readonly { readonly path: string; readonly size: number }[];
}

/** npm prints its result after prepack's output. */
export function packInto(folder: string): Packed {
  const output = execFileSync('npm', ['pack', '--json', '--foreground-scripts=false', '--pack-destination', folder], {
    cwd: process.cwd(),
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [packed] = JSON.parse(output.slice(output.indexOf('[\n'))) as Packed[];
  if (packed === undefined) throw new Error('npm pack printed no package. Run npm pack to see why.');
  return packed;
}

export function installIn(folder: string, { filename }: Pick<Packed, 'filename'>): void {
  writeFileSync(path.join(folder, 'package.json'), '{ "private": true }\n');
  const quiet = ['--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'];
  execFileSync('npm', ['install', ...quiet, `./${filename}`], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
}

/** From the package's folder. */
export const INSTALLED_COMMAND = 'node_modules/slipway/cli/slipway.cjs';
