import { lstatSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Brand } from '#contract/brand';
import type { BrandProblem } from './brand-finding.ts';
import { readInside } from './read-inside.ts';
import { svgProblem } from './svg-problem.ts';

/** Files that are copied into the site unchanged. */
export const PUBLIC = 'public';

const KB = 1024;
const MAX_FILE_BYTES = 256 * KB;
const MAX_FILES = 100;
const MAX_DEPTH = 4;
/** Types that our web servers know and that run no code. */
const TYPES: ReadonlySet<string> = new Set([
  '.txt',
  '.html',
  '.xml',
  '.json',
  '.ico',
  '.png',
  '.jpg',
  '.webp',
  '.svg',
  '.pdf',
  '.asc',
]);
/** Markup that acts; a verification file needs none of it. */
export const ACTIVE_HTML =
  /<\s*(?:script|iframe|object|embed|form|base|link|meta\s[^>]*http-equiv)\b|[\s"'/]on[a-z]+\s*=|javascript:/i;
/** Names that the build itself writes. */
const BUILT =
  /^(?:(?:index|404|closed)\.html|manifest\.webmanifest|sitemap\.xml|licences\.txt|sbom\.cdx\.json|sw\.js|offline\.(?:html|js|css)|_headers|_redirects|(?:theme|frame|face|custom)-[^/]*|(?:assets|brand|heads|locales|_hosting|content)(?:\/.*)?)$/i;

export interface PublicFiles {
  readonly files: readonly string[];
  readonly problems: readonly BrandProblem[];
}

/** Files of `brands/<id>/public/` for the site, and those that are refused, with the reason. */
export function publicFiles(brand: Brand, folder: string): PublicFiles {
  const root = path.join(folder, PUBLIC);
  const names = namesOf(root).toSorted();
  const problems = names.flatMap((name): BrandProblem[] => {
    const found = whatIsWrong(brand, root, name);
    if (found === undefined) return [];
    const [message, advice] = found;
    return [{ check: 'bad-public', key: '', file: `${PUBLIC}/${name}`, message: `${name}: ${message}.`, advice }];
  });
  if (names.length > MAX_FILES)
    problems.push({
      check: 'bad-public',
      key: '',
      file: PUBLIC,
      message: `${PUBLIC}/ has ${names.length} files; at most ${MAX_FILES} are allowed.`,
      advice: 'Serve the others from a host of their own.',
    });
  return { files: names, problems };
}

/** Files and links. A folder counts only if it is a link. */
function namesOf(root: string, below = ''): string[] {
  let entries;
  try {
    entries = readdirSync(path.join(root, below), { withFileTypes: true });
  } catch {
    return [];
  }
  return entries.flatMap((entry) => {
    const name = path.posix.join(below, entry.name);
    return entry.isDirectory() && name.split('/').length <= MAX_DEPTH ? namesOf(root, name) : [name];
  });
}

function whatIsWrong(brand: Brand, root: string, name: string): readonly [message: string, advice: string] | undefined {
  const parts = name.split('/');
  const status = lstatSync(path.join(root, name));
  if (status.isDirectory()) return [`it is nested deeper than ${MAX_DEPTH} folders`, 'Move its files up.'];
  if (!status.isFile()) return ['it is a link or no regular file', 'Replace it by the file itself.'];
  if (parts.some((part, place) => part.startsWith('.') && !(place === 0 && part === '.well-known')))
    return ['it is hidden', 'Remove it, or give it a name without the dot; only .well-known/ is served.'];
  if ((status.mode & 0o111) !== 0) return ['it is executable', `Run "chmod a-x" on it: the site runs nothing.`];
  const type = path.extname(name).toLowerCase();
  if (!TYPES.has(type)) return [`files of the type '${type}' are not served`, `Use one of: ${[...TYPES].join(', ')}.`];
  if (!/^[\w./-]+$/.test(name))
    return ['its name has other characters than letters, digits, dots and dashes', 'Rename it.'];
  if (collides(brand, name)) return ['the site has a file or a service of that name', 'Rename it, or remove it.'];
  const inside = readInside(root, name, MAX_FILE_BYTES);
  if (inside.state === 'too-large')
    return [
      `it has ${inside.size} bytes; at most ${MAX_FILE_BYTES} are allowed`,
      'Compress it, or serve it from elsewhere.',
    ];
  if (inside.state !== 'read') return ['it cannot be read', 'Look at its rights.'];
  if (type === '.html' && ACTIVE_HTML.test(inside.bytes.toString('utf8')))
    return ['it has scripts, frames, forms or other parts that act', 'Keep the text of the verification only.'];
  const drawing = type === '.svg' ? svgProblem(inside.bytes) : undefined;
  return drawing === undefined ? undefined : [drawing, 'Use an SVG of plain shapes.'];
}

function collides({ upstream, security }: Brand, name: string): boolean {
  const [first = ''] = name.split('/');
  return (
    BUILT.test(name) ||
    Object.hasOwn(upstream.basePaths, first) ||
    (security !== undefined && name.toLowerCase() === '.well-known/security.txt')
  );
}
