import { readFileSync } from 'node:fs';
import type { Plugin } from 'esbuild';
import { importDirectly, readFaces, readIcons, type Face } from './direct-imports.ts';
import { nameLazyChunks } from './lazy-chunks.ts';

/** Gives esbuild the sources with direct imports and named lazy chunks. */
export function appSources(root: string): Plugin {
  let faces: ReadonlyMap<string, Face> | undefined;
  const icons = readIcons(root);
  return {
    name: 'app-sources',
    setup({ onStart, onLoad }) {
      onStart(() => {
        faces = undefined;
      });
      // Read synchronously: faster than hundreds of asynchronous reads.
      onLoad({ filter: /[/\\](?:app|engine|contract)[/\\].*\.tsx?$/ }, ({ path: file }) => {
        if (file.includes('node_modules')) return undefined;
        const text = readFileSync(file, 'utf8');
        const contents = importDirectly(nameLazyChunks(text), (faces ??= readFaces(root, icons)));
        return contents === text ? undefined : { contents, loader: file.endsWith('x') ? 'tsx' : 'ts' };
      });
    },
  };
}
