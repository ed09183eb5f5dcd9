import { applyEdits, findNodeAtLocation, modify, parseTree, type JSONPath } from 'jsonc-parser';
import { MIGRATIONS, type Migration, type PropertyEdit, type RenamedText } from './migrations.ts';

/** After `$schema`, or first. */
const behindSchema = (names: string[]): number => names.indexOf('$schema') + 1;

/**
 * The version of a parsed brand.json; undefined if there is none that we know.
 *
 * @example versionOf({ id: 'harborlight' }) // 1
 */
export function versionOf(brand: unknown): number | undefined {
  if (typeof brand !== 'object' || brand === null || Array.isArray(brand)) return undefined;
  if (!('version' in brand)) return 1;
  const { version } = brand;
  return typeof version === 'number' && Number.isInteger(version) && version >= 1 ? version : undefined;
}

/** Migrations that a version still needs, in order. */
export const pending = (version: number, migrations: readonly Migration[] = MIGRATIONS): readonly Migration[] =>
  migrations.filter(({ to }) => to > version);

/**
 * The text of brand.json after the migrations; order and indentation stay.
 *
 * @param text JSON that parses
 */
export function migrateBrand(text: string, migrations: readonly Migration[]): string {
  let now = text;
  for (const { to, edits } of migrations) {
    const brand = JSON.parse(now) as Record<string, unknown>;
    for (const edit of [...edits(brand), { path: ['version'], value: to }]) now = edited(now, edit);
  }
  return now;
}

/** Renames keys in a file of the brand's texts. A key that exists under the new name is kept. */
export function migrateTexts(text: string, namespace: string, migrations: readonly Migration[]): string {
  let now = text;
  for (const { texts } of migrations)
    for (const renamed of texts.filter((each) => each.namespace === namespace)) now = withRenamed(now, renamed);
  return now;
}

function withRenamed(text: string, { from, to }: RenamedText): string {
  const texts: unknown = JSON.parse(text);
  const value = valueAt(texts, from.split('.'));
  if (value === undefined) return text;
  const removed = edited(text, { path: from.split('.') });
  return valueAt(texts, to.split('.')) === undefined ? edited(removed, { path: to.split('.'), value }) : removed;
}

function valueAt(value: unknown, path: readonly string[]): unknown {
  let now = value;
  for (const name of path) {
    if (typeof now !== 'object' || now === null || !Object.hasOwn(now, name)) return undefined;
    now = (now as Record<string, unknown>)[name];
  }
  return now;
}

export function edited(text: string, { path, value }: PropertyEdit): string {
  const tree = parseTree(text);
  const isNew = value !== undefined && (tree === undefined || findNodeAtLocation(tree, path as JSONPath) === undefined);
  const isVersion = path.length === 1 && path[0] === 'version';
  const edits = modify(text, path as JSONPath, value, isVersion ? { getInsertionIndex: behindSchema } : {});
  // Formatted here, because the library would reformat the lines around it.
  const laidOut = edits.map((edit) => ({ ...edit, content: onLine(edit.content, path.length, text) }));
  return applyEdits(text, isNew ? laidOut : edits);
}

/** A property on its own line. */
function onLine(content: string, depth: number, text: string): string {
  const indent = /^\t/mu.test(text) ? '\t' : ' '.repeat(/^( +)"/mu.exec(text)?.[1]?.length ?? 2);
  const line = (text.includes('\r\n') ? '\r\n' : '\n') + indent.repeat(depth);
  return content.startsWith(',') ? `,${line}${content.slice(1)}` : line + content;
}
