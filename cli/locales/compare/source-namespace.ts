import type { CatalogueFile } from '#cli/locales/catalogue.ts';
import { SourceText } from '#cli/locales/checks/source-text.ts';
import { pluralKey, type PluralForm, type PluralKey } from '#cli/locales/plural-forms.ts';
import type { Leaf } from '#cli/locales/read/flatten.ts';

/** The forms of one plural in the source: `items_one`, `items_other`. */
export interface PluralGroup {
  readonly base: string;
  readonly isOrdinal: boolean;
  readonly forms: ReadonlyMap<PluralForm, SourceText>;
  readonly family: readonly SourceText[];
  /** The key of each form, made once: a language asks for six of each plural. */
  readonly keys: Readonly<Record<PluralForm, string>>;
}

/** The source's file of one namespace, sorted into plain texts and plurals, once for all languages. */
export interface SourceNamespace {
  readonly file: CatalogueFile;
  readonly plain: readonly (readonly [key: string, value: SourceText | Exclude<Leaf, string>])[];
  /** The same as two lists, for the loop over all languages. */
  readonly plainKeys: readonly string[];
  readonly plainValues: readonly (SourceText | Exclude<Leaf, string>)[];
  readonly groupList: readonly PluralGroup[];
  readonly plainByKey: ReadonlyMap<string, SourceText | Exclude<Leaf, string>>;
  readonly groups: ReadonlyMap<string, PluralGroup>;
  /** Endings that the source uses as contexts: `male` of `friend_male` beside `friend` or `friend_female`. */
  readonly contexts: ReadonlySet<string>;
}

export function groupId(key: PluralKey): string {
  return key.isOrdinal ? `${key.base}_ordinal` : key.base;
}

export function formKey(group: { base: string; isOrdinal: boolean }, form: PluralForm): string {
  return `${group.base}${group.isOrdinal ? '_ordinal' : ''}_${form}`;
}

function keysOf(key: PluralKey): PluralGroup['keys'] {
  const of = (form: PluralForm): string => formKey(key, form);
  return { zero: of('zero'), one: of('one'), two: of('two'), few: of('few'), many: of('many'), other: of('other') };
}

/** The endings people give to grammatical gender, number and politeness. */
const USUAL_CONTEXTS = new Set(
  'male female masculine feminine neuter neutral other man woman m f n formal informal polite plural singular'.split(
    ' ',
  ),
);

/**
 * @param hasForms tells whether a translation has other plural forms of a base than the source: evidence that a lone
 *   `x_other` is a plural and not a word like "other"
 */
export function sourceNamespace(file: CatalogueFile, hasForms: (base: string) => boolean): SourceNamespace {
  const plainByKey = new Map<string, SourceText | Exclude<Leaf, string>>();
  const candidates = new Map<string, { key: PluralKey; forms: Map<PluralForm, SourceText> }>();
  for (const [key, value] of file.entries) {
    const parsed = typeof value === 'string' ? pluralKey(key) : undefined;
    if (typeof value !== 'string') plainByKey.set(key, value);
    else if (parsed === undefined) plainByKey.set(key, new SourceText(file.namespace, key, value));
    else {
      const id = groupId(parsed);
      const candidate = candidates.get(id) ?? { key: parsed, forms: new Map<PluralForm, SourceText>() };
      candidate.forms.set(parsed.form, new SourceText(file.namespace, key, value));
      candidates.set(id, candidate);
    }
  }
  const groups = new Map<string, PluralGroup>();
  for (const [id, { key, forms }] of candidates) {
    if (isPlural(key, forms, hasForms))
      groups.set(id, {
        base: key.base,
        isOrdinal: key.isOrdinal,
        forms,
        family: [...forms.values()],
        keys: keysOf(key),
      });
    else for (const text of forms.values()) plainByKey.set(text.key, text);
  }
  return {
    file,
    plain: [...plainByKey],
    plainKeys: [...plainByKey.keys()],
    plainValues: [...plainByKey.values()],
    plainByKey,
    groups,
    groupList: [...groups.values()],
    contexts: contextsOf(plainByKey),
  };
}

/**
 * `player_one`, `player_two` are names and `gender_other` is a context; a plural has `_other` beside another form, or
 * says {{count}}, or is `_ordinal_`.
 */
function isPlural(
  key: PluralKey,
  forms: ReadonlyMap<PluralForm, SourceText>,
  hasForms: (base: string) => boolean,
): boolean {
  if (key.isOrdinal) return true;
  const counts = [...forms.values()].some((text) => /\{\{\s*-?\s*count\s*[,}]/u.test(text.text));
  if (counts) return true;
  if (!forms.has('other')) return false;
  return forms.size > 1 || hasForms(key.base);
}

function contextsOf(plain: ReadonlyMap<string, unknown>): Set<string> {
  const contexts = new Set(USUAL_CONTEXTS);
  for (const key of plain.keys()) {
    const cut = key.lastIndexOf('_');
    if (cut > 0 && plain.has(key.slice(0, cut))) contexts.add(key.slice(cut + 1));
  }
  return contexts;
}
