import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { transform } from 'esbuild';

/**
 * Parses changed sources before the build, so that syntax errors are reported at once.
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
