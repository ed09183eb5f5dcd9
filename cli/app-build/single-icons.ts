import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'esbuild';

const IMPORT = /import\s*\{([^}]*)\}\s*from\s*'lucide-react';/g;
const EXPORT = /export\s*\{([^}]*)\}\s*from\s*'\.\/icons\/([\w-]+)\.mjs'/g;
const BARREL = 'node_modules/lucide-react/dist/esm/lucide-react.mjs';

/**
 * Imports each icon from its own file. Through the package's one file of all of them, every icon that any part uses would lie in
 * the first load: esbuild cuts parts by files, and that file is the page's.
 */
export function singleIcons(root: string): Plugin {
  let files: Promise<ReadonlyMap<string, string>> | undefined;
  return {
    name: 'single-icons',
    setup({ onLoad }) {
      onLoad({ filter: /[/\\]app[/\\].*\.tsx?$/ }, async ({ path: file }) => {
        const text = await readFile(file, 'utf8');
        if (!text.includes("'lucide-react'")) return undefined;
        files ??= iconFiles(path.join(root, BARREL));
        return { contents: importSingly(text, await files), loader: file.endsWith('x') ? 'tsx' : 'ts' };
      });
    },
  };
}

/** Names of icons, old ones too, to their files. */
async function iconFiles(barrel: string): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>();
  for (const [, exported = '', file = ''] of (await readFile(barrel, 'utf8')).matchAll(EXPORT)) {
    for (const name of exported.split(',')) names.set(name.replace('default as', '').trim(), file);
  }
  return names;
}

/** Lines stay where they are, for source maps. A name that is no icon, a type for one, stays where it was. */
export function importSingly(text: string, files: ReadonlyMap<string, string>): string {
  return text.replace(IMPORT, (whole: string, list: string) => {
    const others: string[] = [];
    const icons = list
      .split(',')
      .map((each) => each.trim())
      .filter((each) => each !== '')
      .flatMap((each) => {
        const [name = '', local = name] = each.split(/\s+as\s+/);
        const file = files.get(name);
        if (file !== undefined) return [`import ${local} from 'lucide-react/icons/${file}';`];
        others.push(each);
        return [];
      });
    const rest = others.length === 0 ? [] : [`import { ${others.join(', ')} } from 'lucide-react';`];
    return [...icons, ...rest].join(' ') + '\n'.repeat(whole.split('\n').length - 1);
  });
}
