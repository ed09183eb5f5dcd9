import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { transform } from 'esbuild';

/**
 * Reads changed sources alone, before they are built with all others: what most saves break is known at once.
 *
 * @throws what esbuild throws for a source that it cannot read
 */
export async function checkSyntax(root: string, files: Iterable<string>): Promise<void> {
  const sources = [...files].filter((file) => /\.tsx?$/.test(file) && existsSync(path.join(root, file)));
  await Promise.all(
    sources.map(async (file) =>
      transform(await readFile(path.join(root, file), 'utf8'), {
        loader: file.endsWith('x') ? 'tsx' : 'ts',
        sourcefile: file,
        logLevel: 'silent',
      }),
    ),
  );
}
