import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** `from './a.ts'`, `import('#engine/money')`, and bare `import './a.ts'`. */
const SPECIFIER = /(\bfrom |\bimport\(|^import )(["'])([^"']+)\2/gm;

/**
 * Copies the declarations reachable from the entries. Specifiers inside the repository (`./a.ts`, `#engine/money`) become
 * relative ones with `.js`, which TypeScript 5 and later resolves to the declaration beside it.
 *
 * @param from folder that tsc wrote; its layout is the repository's
 * @param entries sources, relative to `from`
 * @param imports `imports` of package.json
 */
export function collectDeclarations(
  from: string,
  entries: readonly string[],
  to: string,
  imports: Readonly<Record<string, string>>,
): void {
  const queue = [...entries];
  const copied = new Set<string>();
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (copied.has(file)) continue;
    copied.add(file);
    const folder = path.dirname(file);
    const declaration = file.replace(/\.ts$/, '.d.ts');
    const text = readFileSync(path.join(from, declaration), 'utf8').replaceAll(
      SPECIFIER,
      (whole, before: string, quote: string, specifier: string) => {
        const source = sourceOf(specifier, folder, imports);
        if (source === undefined) return whole;
        queue.push(source);
        const relative = path.relative(folder, source).replace(/\.ts$/, '.js');
        return `${before}${quote}${relative.startsWith('.') ? relative : `./${relative}`}${quote}`;
      },
    );
    mkdirSync(path.join(to, folder), { recursive: true });
    writeFileSync(path.join(to, declaration), text);
  }
}

/** From the repository's root; undefined for a package. */
function sourceOf(specifier: string, folder: string, imports: Readonly<Record<string, string>>): string | undefined {
  if (specifier.startsWith('.')) return path.join(folder, specifier);
  if (!specifier.startsWith('#')) return undefined;
  for (const [name, target] of Object.entries(imports)) {
    const [before = '', after] = name.split('*');
    if (after === undefined ? specifier === name : specifier.startsWith(before))
      return path.normalize(target.replace('*', specifier.slice(before.length)));
  }
  throw new Error(`package.json imports has no ${specifier}, which a declaration names.`);
}
