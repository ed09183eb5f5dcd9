import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const IMPORT = /import\s+(type\s+)?\{([^}]*)\}\s*from\s*'([^']+)';/g;
const EXPORT = /export\s+(?:type\s+)?\{([^}]*)\}\s*from\s*'([^']+)';?/g;
const TYPE = /^type\s+/;
const ICONS = 'node_modules/lucide-react/dist/esm/lucide-react.mjs';
const FACE = /^#(?:engine|contract)(?:\/[a-z]+)?$/;

interface Origin {
  readonly from: string;
  readonly name: string;
}
export type Face = ReadonlyMap<string, Origin>;

const splitNames = (list: string): string[] =>
  list
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '');

/** Reads the re-exports of a module; `resolve` turns relative paths into specifiers. */
export function readFace(text: string, resolve: (relative: string) => string): Face {
  const names = new Map<string, Origin>();
  for (const [, list = '', file = ''] of text.matchAll(EXPORT))
    for (const each of splitNames(list)) {
      const [name = '', exported = name] = each.replace(TYPE, '').split(/\s+as\s+/);
      names.set(exported, { from: resolve(file), name });
    }
  return names;
}

/**
 * Modules whose imports are rewritten: the faces of package.json, each feature's index.ts, and the file of lucide-react with all
 * icons.
 *
 * @param root the package's folder
 * @param icons read before: a package does not change while the app is built again and again
 */
export function readFaces(root: string, icons = readIcons(root)): ReadonlyMap<string, Face> {
  const { imports = {} } = JSON.parse(textOf(path.join(root, 'package.json')) || '{}') as {
    imports?: Readonly<Record<string, string>>;
  };
  const faces = new Map<string, Face>();
  for (const [alias, file] of Object.entries(imports)) {
    if (!FACE.test(alias)) continue;
    faces.set(alias, readFaceFile(path.resolve(root, file)));
  }
  for (const feature of featuresOf(root)) {
    const index = `app/features/${feature}/index.ts`;
    if (existsSync(path.join(root, index))) faces.set(`#${index}`, readFaceFile(path.join(root, index)));
  }
  faces.set('lucide-react', icons);
  return faces;
}

export function readIcons(root: string): Face {
  const toIcon = (relative: string) => relative.replace('./icons/', 'lucide-react/icons/').replace('.mjs', '');
  return readFace(textOf(path.join(root, ICONS)), toIcon);
}

const textOf = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');

function readFaceFile(file: string): Face {
  return readFace(textOf(file), (relative) => path.join(path.dirname(file), relative));
}

function featuresOf(root: string): string[] {
  if (!existsSync(path.join(root, 'app/features'))) return [];
  const folders = (of: string) =>
    readdirSync(path.join(root, 'app/features', of), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return folders('.').flatMap((group) => folders(group.name).map(({ name }) => `${group.name}/${name}`));
}

/**
 * Imports each name from the module that defines it. esbuild splits code by files: through a module that re-exports everything,
 * what any lazy chunk uses would be in the first load, and each icon would read two thousand files.
 *
 * Lines stay where they are, for source maps. A name that the module does not re-export stays where it was.
 */
export function importDirectly(text: string, faces: ReadonlyMap<string, Face>): string {
  return text.replace(IMPORT, (whole: string, typeOnly: string | undefined, list: string, specifier: string) => {
    const face = typeOnly === undefined ? faces.get(specifier) : undefined;
    if (face === undefined) return whole;
    const direct: string[] = [];
    const rest: string[] = [];
    for (const each of splitNames(list)) {
      const [name = '', local = name] = each.split(/\s+as\s+/);
      const origin = TYPE.test(each) ? undefined : face.get(name);
      if (origin === undefined) rest.push(each);
      else direct.push(`import { ${origin.name} as ${local} } from '${origin.from}';`);
    }
    const types = rest.filter((each) => TYPE.test(each)).map((each) => each.replace(TYPE, ''));
    const values = rest.filter((each) => !TYPE.test(each));
    const kept = [
      ...(types.length === 0 ? [] : [`import type { ${types.join(', ')} } from '${specifier}';`]),
      ...(values.length === 0 ? [] : [`import { ${values.join(', ')} } from '${specifier}';`]),
    ];
    return [...direct, ...kept].join(' ') + '\n'.repeat(whole.split('\n').length - 1);
  });
}
