import { readFileSync } from 'node:fs';
import path from 'node:path';

const IMPORT = /import\s*\{([^}]*)\}\s*from\s*'lucide-react';/g;
const EXPORT = /export\s*\{([^}]*)\}\s*from\s*'\.\/icons\/([\w-]+)\.mjs'/g;
const TYPE = /^type\s+/;
const BARREL = 'node_modules/lucide-react/dist/esm/lucide-react.mjs';

/** Names of icons, old ones too, to their files. */
export function iconFiles(root: string): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const [, exported = '', file = ''] of readFileSync(path.join(root, BARREL), 'utf8').matchAll(EXPORT)) {
    for (const name of exported.split(',')) names.set(name.replace('default as', '').trim(), file);
  }
  return names;
}

/**
 * Imports each icon from its own file. Through the package's one file of all of them, every icon that any part uses would lie in
 * the first load: esbuild cuts parts by files, and that file is the page's. It is also two thousand files to read, so a type
 * for an icon is imported as what it is, and not "for its effects".
 *
 * Lines stay where they are, for source maps. A name that is no icon stays where it was.
 */
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
    const types = others.filter((each) => TYPE.test(each));
    const values = others.filter((each) => !TYPE.test(each));
    const rest = [
      ...(types.length === 0
        ? []
        : [`import type { ${types.map((each) => each.replace(TYPE, '')).join(', ')} } from 'lucide-react';`]),
      ...(values.length === 0 ? [] : [`import { ${values.join(', ')} } from 'lucide-react';`]),
    ];
    return [...icons, ...rest].join(' ') + '\n'.repeat(whole.split('\n').length - 1);
  });
}
