import { lineAndColumn } from '#cli/files/line-and-column.ts';
import { unreadableFile, type Catalogue } from '#cli/locales/catalogue/catalogue.ts';
import type { CheckCache } from './check-cache.ts';
import { SourceText } from '#cli/locales/texts/source-text.ts';
import { formKey, type SourceNamespace } from '#cli/locales/compare/source-namespace.ts';
import type { LocalesConfig } from '#cli/locales/config/config.ts';
import type { Report } from '#cli/locales/catalogue/finding.ts';
import { findUses, type CodeUses, type Use } from '#cli/locales/code/find-uses.ts';
import { readCode } from '#cli/locales/code/read-code.ts';
import { UsedKeys } from '#cli/locales/code/used-keys.ts';

export interface CodeCheck {
  readonly catalogue: Catalogue;
  readonly sources: ReadonlyMap<string, SourceNamespace>;
  readonly config: LocalesConfig;
  readonly folder: string;
  readonly report: Report;
  readonly cache?: CheckCache | undefined;
}

/** Keys that are used but not defined, and texts that are never used. */
export function checkCode(check: CodeCheck): void {
  const files = readCode(check.folder).map((file) => check.cache?.usesIn(file) ?? findUses(file));
  const used = new UsedKeys(check.config.usedKeys);
  for (const file of files) {
    used.addFile(file);
    for (const use of file.uses) checkUse(check, file, use, used);
  }
  reportOtherDefaults(check, files);
  for (const source of check.sources.values()) addReferences(source, used);
  for (const source of check.sources.values()) reportUnused(source, used, check.report);
}

function checkUse(check: CodeCheck, code: CodeUses, use: Use, used: UsedKeys): void {
  for (const pattern of use.patterns) used.addPattern(pattern, use.keyPrefix);
  const undefinedKeys = undefinedIn(check, use, used);
  if (use.hasDefault || use.file.isTest || !code.isTranslated) return;
  for (const written of undefinedKeys) reportUndefined(check, use, written);
}

/** Of a list of keys one must exist. */
export function undefinedIn(check: CodeCheck, use: Use, used: UsedKeys): readonly string[] {
  const keys = use.keys.filter((written) => !resolve(check, use, written, used));
  return use.isList && keys.length < use.keys.length + use.patterns.length ? [] : keys;
}

/** Marks the key as used wherever it is defined; false if no namespace of the use has it. */
function resolve(check: CodeCheck, use: Use, written: string, used: UsedKeys): boolean {
  const { namespace, key } = splitKey(check, use, written);
  const isOneFile = check.sources.size === 1 && check.sources.has('');
  const looked = namespace === undefined || isOneFile ? namespacesOf(check, use) : [namespace];
  let isDefined = false;
  for (const name of looked) {
    const source = check.sources.get(name);
    // Keys of an unreadable file are not reported as undefined.
    if (
      source === undefined &&
      check.catalogue.namespaces.includes(name) &&
      check.catalogue.files.get(check.catalogue.sourceLanguage)?.get(name)?.isReadable === false
    )
      isDefined = true;
    if (source === undefined) continue;
    for (const candidate of candidates(name, namespace, key, use, written)) {
      if (!isIn(source, candidate, use)) continue;
      isDefined = true;
      used.add(name, candidate, source, use.hasContext);
    }
  }
  return isDefined;
}

/** A single file per language may have namespaces as its first level; a t() from elsewhere has no prefix. */
function candidates(name: string, namespace: string | undefined, key: string, use: Use, written: string): string[] {
  if (name !== '') return namespace === undefined && use.keyPrefix !== undefined ? [key, written] : [key];
  const spaces = namespace === undefined ? (use.namespaces ?? []) : [namespace];
  return [key, ...spaces.map((space) => `${space}.${key}`)];
}

export function splitKey(check: CodeCheck, use: Use, written: string): { namespace: string | undefined; key: string } {
  const colon = written.indexOf(':');
  const namespace = colon === -1 ? undefined : written.slice(0, colon);
  if (namespace !== undefined && (check.catalogue.namespaces.includes(namespace) || /^[\w/-]+:[\w.-]+$/u.test(written)))
    return { namespace, key: written.slice(colon + 1) };
  return { namespace: undefined, key: use.keyPrefix === undefined ? written : `${use.keyPrefix}.${written}` };
}

export function namespacesOf(check: CodeCheck, use: Use): readonly string[] {
  const all = [...check.sources.keys()];
  if (all.length === 1 && all[0] === '') return all;
  if (use.namespaces !== undefined) return use.namespaces.length === 0 ? all : use.namespaces;
  const fallback = check.config.defaultNamespace;
  if (fallback !== undefined) return [fallback];
  return all.includes('translation') ? ['translation'] : all;
}

/** Defined as a text, group, plural, or with contexts. Ordinals have their own forms: "2nd" is none of "2 places". */
function isIn(source: SourceNamespace, key: string, { kinds, isList }: Pick<Use, 'kinds' | 'isList'>): boolean {
  const { entries, branches } = source.file;
  if (kinds.length === 1 && kinds[0] === 'ordinal' && !isList && !entries.has(key))
    return [...source.groups.keys()].some(
      (base) => base === `${key}_ordinal` || (base.startsWith(`${key}_`) && base.endsWith('_ordinal')),
    );
  if (entries.has(key) || branches.has(key) || source.groups.has(key) || source.groups.has(`${key}_ordinal`))
    return true;
  for (const other of entries.keys())
    if (other.startsWith(key) && other.charAt(key.length) === '_' && !other.includes('.', key.length)) return true;
  return false;
}

function reportUndefined(check: CodeCheck, use: Use, written: string): void {
  const { namespace, key } = splitKey(check, use, written);
  const where = namespace === undefined ? namespacesOf(check, use) : [namespace];
  const lower = key.toLowerCase();
  const twin = where
    .flatMap((name) => [...(check.sources.get(name)?.file.entries.keys() ?? [])])
    .find((other) => other.toLowerCase() === lower);
  const file = unreadableFile(check.catalogue.sourceLanguage, namespace ?? '', use.file.path, use.file.text);
  check.report({
    check: twin === undefined ? 'undefined-key' : 'key-case',
    file,
    key,
    at: use.offset,
    advice:
      twin === undefined
        ? 'The program uses this key and the source has no such text: players see the key itself. Add it, or correct the program.'
        : `The source writes the key ${twin}: keys are case-sensitive. Use this spelling in the program.`,
  });
}

/** Two different default texts for a key: players would see either, and `extract` takes only the first. */
function reportOtherDefaults(check: CodeCheck, files: readonly CodeUses[]): void {
  const first = new Map<string, { readonly text: string; readonly use: Use }>();
  for (const { uses, isTranslated } of files)
    for (const use of uses) {
      const [written] = use.keys;
      if (!isTranslated || use.file.isTest || written === undefined || use.keys.length > 1) continue;
      const { namespace, key } = splitKey(check, use, written);
      const space = namespace ?? namespacesOf(check, use).join();
      for (const [form, text] of use.defaults) {
        const id = `${space}:${key} ${form}`;
        const before = first.get(id);
        if (before === undefined) first.set(id, { text, use });
        else if (before.text !== text)
          check.report({
            check: 'other-default',
            file: unreadableFile(check.catalogue.sourceLanguage, namespace ?? '', use.file.path, use.file.text),
            key,
            at: use.offset,
            source: before.text,
            advice: `${placeOf(before.use)} has another default text for this key: ${JSON.stringify(before.text)}, here it is ${JSON.stringify(text)}. Use one text, or two keys.`,
          });
      }
    }
}

/** `$t(key)` in a text counts as a use. */
function addReferences(source: SourceNamespace, used: UsedKeys): void {
  const texts = [...source.plain.values(), ...[...source.groups.values()].flatMap((group) => group.family)];
  for (const text of texts) {
    if (!(text instanceof SourceText) || !text.text.includes('$t(')) continue;
    for (const { key } of text.nesting.references) {
      if (key.includes('{{')) used.addPattern(key.replaceAll(/\{\{[^{}]*\}\}/gu, '*'), undefined);
      else used.addLiteral(key);
    }
  }
}

function reportUnused(source: SourceNamespace, used: UsedKeys, report: Report): void {
  const namespace = source.file.namespace;
  const add = (key: string, text: string | null): void => {
    report({
      check: 'unused-key',
      file: source.file,
      key,
      at: 'key',
      source: text,
      advice:
        'The program never uses this text. Remove it of all languages, or list it in "usedKeys" if the program uses it in a way that the scan cannot find.',
    });
  };
  for (const [key, value] of source.plain)
    if (!used.has(namespace, key, [key])) add(key, value instanceof SourceText ? value.text : String(value));
  for (const group of source.groups.values()) {
    const form = group.forms.has('other') ? 'other' : ([...group.forms.keys()][0] ?? 'other');
    const key = formKey(group, form);
    if (!used.has(namespace, key, [group.base, ...[...group.forms.keys()].map((one) => formKey(group, one))]))
      add(key, group.forms.get(form)?.text ?? null);
  }
}

/** @example placeOf(use) // 'src/page.tsx:4' */
export function placeOf({ file, offset }: Pick<Use, 'file' | 'offset'>): string {
  return `${file.path}:${lineAndColumn(file.text, offset).line}`;
}
