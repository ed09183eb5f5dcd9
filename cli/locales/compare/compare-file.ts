import { SourceText } from '#cli/locales/texts/source-text.ts';
import type { Leaf } from '#cli/files/scan-json.ts';
import { pluralKey, type PluralForm } from '#cli/locales/language/plural-forms.ts';
import { checkPair, kindOf, type Comparison } from './comparison.ts';
import { checkExtraForm, comparePlurals } from './compare-plurals.ts';
import { reportExchanged, type Elsewhere } from './exchanged.ts';
import { KeyComparison } from './key-comparison.ts';
import { groupId, type SourceNamespace } from './source-namespace.ts';

/** Compares a translation's file with the source: keys, kinds of values, plural forms, and each text. */
export function compareFile(comparison: Comparison, elsewhere: Elsewhere): void {
  const { source, target } = comparison;
  const keys = new KeyComparison(comparison);
  let matched = 0;
  for (const [key, expected] of source.plain) {
    const value = target.entries.get(key);
    if (value === undefined) {
      keys.absent(key);
      continue;
    }
    matched += 1;
    if (expected instanceof SourceText) {
      if (typeof value === 'string') checkPair(comparison, key, value, expected, expected.family, undefined);
      else keys.wrongType(key, 'a text', kindOf(value));
    } else if (typeof value !== typeof expected) keys.wrongType(key, kindOf(expected), kindOf(value));
  }
  matched += comparePlurals(comparison, keys);
  if (matched < target.entries.size)
    for (const [key, value] of target.entries) if (!source.plain.has(key)) unknown(comparison, keys, key, value);
  keys.finish();
  if (target.areTextsTrusted) reportExchanged(comparison, elsewhere);
}

/** A key that the source lacks: a form or context variant of one, or an extra key. */
function unknown(comparison: Comparison, keys: KeyComparison, key: string, value: Leaf): void {
  const { source } = comparison;
  const parsed = pluralKey(key);
  const group = parsed === undefined ? undefined : source.groups.get(groupId(parsed));
  if (parsed !== undefined && group !== undefined) {
    checkExtraForm(comparison, keys, group, parsed.form, value);
    return;
  }
  if (typeof value === 'string') {
    const bare = source.groups.get(key);
    if (bare !== undefined) {
      const expected = bare.forms.get('other') ?? bare.family[0];
      // i18next uses the bare key for an absent form.
      if (expected !== undefined) checkPair(comparison, key, value, expected, bare.family, 'other');
      return;
    }
    if (parsed !== undefined && !parsed.isOrdinal && isCounted(source.plain.get(parsed.base))) {
      keys.formOfPlain(key, parsed, value);
      return;
    }
    const variant = contextBase(source, key, parsed?.form);
    if (variant !== undefined) {
      checkPair(comparison, key, value, variant, variant.family, parsed?.form);
      return;
    }
  }
  keys.extra(key);
}

function isCounted(value: unknown): value is SourceText {
  return value instanceof SourceText && value.placeholders.names.includes('count');
}

/** i18next picks `friend_male` by context even if the source has only `friend`. */
function contextBase(source: SourceNamespace, key: string, form: PluralForm | undefined): SourceText | undefined {
  const parsed = pluralKey(key);
  const whole = parsed?.base ?? key;
  const cut = whole.lastIndexOf('_');
  if (cut <= 0 || !source.contexts.has(whole.slice(cut + 1))) return undefined;
  const base = whole.slice(0, cut);
  const plain = source.plain.get(base);
  if (plain instanceof SourceText) return plain;
  const group = source.groups.get(base);
  if (group !== undefined) return group.forms.get(form ?? 'other') ?? group.forms.get('other');
  // friend_male and friend_female in the source, friend_neutral here.
  for (const [known, value] of source.plain)
    if (
      value instanceof SourceText &&
      known.startsWith(`${base}_`) &&
      source.contexts.has(known.slice(base.length + 1))
    )
      return value;
  return undefined;
}
