import type { CatalogueFile } from '#cli/locales/catalogue/catalogue.ts';
import { SourceText } from '#cli/locales/texts/source-text.ts';
import { pluralKey, type PluralForm, type PluralKey } from '#cli/locales/language/plural-forms.ts';
import type { Leaf } from '#cli/files/scan-json.ts';

export interface PluralGroup {
  readonly base: string;
  readonly isOrdinal: boolean;
  readonly forms: ReadonlyMap<PluralForm, SourceText>;
  readonly family: readonly SourceText[];
}

/** A source file, divided into plain texts and plurals once for all languages. */
export interface SourceNamespace {
  readonly file: CatalogueFile;
  readonly plain: ReadonlyMap<string, SourceText | Exclude<Leaf, string>>;
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

/** The source text to compare a key with; undefined if there is none. */
export function sourceOf(
  source: SourceNamespace,
  key: string,
): { text: SourceText; family: readonly SourceText[]; form: PluralForm | undefined } | undefined {
  const plain = source.plain.get(key);
  if (plain instanceof SourceText) return { text: plain, family: plain.family, form: undefined };
  const parsed = pluralKey(key);
  const group = parsed && source.groups.get(groupId(parsed));
  const text = parsed && group && (group.forms.get(parsed.form) ?? group.forms.get('other') ?? group.family[0]);
  return text && { text, family: group?.family ?? text.family, form: parsed?.form };
}

/** Usual endings for gender, number and politeness. */
const USUAL_CONTEXTS = new Set(
  'male female masculine feminine neuter neutral other man woman m f n formal informal polite plural singular'.split(
    ' ',
  ),
);

/**
 * @param hasForms whether a translation has more plural forms of a base, as evidence that a single `x_other` is a plural and not
 * the word "other"
 */
export function sourceNamespace(file: CatalogueFile, hasForms: (base: string) => boolean): SourceNamespace {
  const plain = new Map<string, SourceText | Exclude<Leaf, string>>();
  const candidates = new Map<string, { key: PluralKey; forms: Map<PluralForm, SourceText> }>();
  for (const [key, value] of file.entries) {
    const parsed = typeof value === 'string' ? pluralKey(key) : undefined;
    if (typeof value !== 'string') plain.set(key, value);
    else if (parsed === undefined) plain.set(key, new SourceText(key, value));
    else {
      const id = groupId(parsed);
      const candidate = candidates.get(id) ?? { key: parsed, forms: new Map<PluralForm, SourceText>() };
      candidate.forms.set(parsed.form, new SourceText(key, value));
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
      });
    else for (const text of forms.values()) plain.set(text.key, text);
  }
  return {
    file,
    plain,
    groups,
    contexts: contextsOf(plain),
  };
}

/**
 * `player_one`, `player_two` are names, and `gender_other` is a context; a plural has `_other` and another form, or contains
 * {{count}}, or is `_ordinal_`.
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
