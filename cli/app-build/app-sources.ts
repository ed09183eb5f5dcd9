import { readFileSync } from 'node:fs';
import type { Plugin } from 'esbuild';
import { nameLazyParts } from './lazy-parts.ts';
import { iconFiles, importSingly } from './single-icons.ts';

/**
 * Hands the app's own sources to esbuild with their icons imported singly and their later parts named. Files without either
 * are left to esbuild.
 */
export function appSources(root: string): Plugin {
  let icons: ReadonlyMap<string, string> | undefined;
  return {
    name: 'app-sources',
    setup({ onLoad }) {
      // Read at once, not awaited: hundreds of reads that wait for each other's turns take longer.
      onLoad({ filter: /[/\\]app[/\\].*\.tsx?$/ }, ({ path: file }) => {
        const text = readFileSync(file, 'utf8');
        let contents = nameLazyParts(text);
        if (text.includes("'lucide-react'")) contents = importSingly(contents, (icons ??= iconFiles(root)));
        return contents === text ? undefined : { contents, loader: file.endsWith('x') ? 'tsx' : 'ts' };
      });
    },
  };
}
