import { formsOf, isMillionsOnly, type PluralForm } from '#cli/locales/plural-forms.ts';
import { checkPair, type Comparison } from './comparison.ts';
import type { KeyComparison } from './key-comparison.ts';
import { formKey, type PluralGroup } from './source-namespace.ts';

const ALL: readonly PluralForm[] = ['zero', 'one', 'two', 'few', 'many', 'other'];

/**
 * Each plural of the source beside the forms that CLDR asks of the language.
 *
 * @returns how many keys of the translation were looked at
 */
export function comparePlurals(comparison: Comparison, keys: KeyComparison): number {
  let matched = 0;
  for (const group of comparison.source.groups.values()) matched += compareGroup(comparison, keys, group);
  return matched;
}

function compareGroup(comparison: Comparison, keys: KeyComparison, group: PluralGroup): number {
  const { source, target } = comparison;
  const needed = formsOf(target.language, group.isOrdinal);
  const present: PluralForm[] = [];
  let matched = 0;
  for (const form of ALL) {
    const key = formKey(group, form);
    const value = target.entries.get(key);
    if (value === undefined) continue;
    present.push(form);
    if (source.file.entries.has(key)) matched += 1;
    const expected = group.forms.get(form) ?? group.forms.get('other') ?? group.family[0];
    if (typeof value !== 'string') keys.wrongType(key, 'a text', value);
    else if (expected !== undefined) checkPair(comparison, key, value, expected, group.family, form);
  }
  // i18next takes the bare key where a form is absent; that is no answer when the source has a bare key of its own.
  const hasBare = typeof target.entries.get(group.base) === 'string' && !source.plainByKey.has(group.base);
  if (present.length === 0 && !hasBare && needed.length > 1) {
    keys.absent(
      formKey(group, group.forms.has('other') ? 'other' : (group.family[0]?.key.split('_').at(-1) as PluralForm)),
    );
    return matched;
  }
  if (!hasBare) for (const form of needed) if (!present.includes(form)) tellMissing(comparison, group, form, needed);
  for (const form of present)
    if (!needed.includes(form) && (form !== 'zero' || group.isOrdinal)) tellExtra(comparison, group, form, needed);
  return matched;
}

function tellMissing(
  comparison: Comparison,
  group: PluralGroup,
  form: PluralForm,
  needed: readonly PluralForm[],
): void {
  const { target, report } = comparison;
  // A case variant of the ending (`_Few`) is told by the key comparison.
  const isSoft = isMillionsOnly(target.language, form, group.isOrdinal);
  const source = group.forms.get(form) ?? group.forms.get('other') ?? group.family[0];
  report({
    check: 'plural-missing',
    file: target,
    key: formKey(group, form),
    at: 'parent',
    source: source?.text ?? null,
    target: null,
    advice: isSoft
      ? `${target.language} has the form "${form}" for whole millions. Add it; until then a million is shown in another language.`
      : `${target.language} needs the forms ${needed.map((one) => `_${one}`).join(', ')}. Add this one; numbers that use it are shown in another language.`,
    ...(isSoft ? { severity: 'warning' as const } : {}),
  });
}

function tellExtra(comparison: Comparison, group: PluralGroup, form: PluralForm, needed: readonly PluralForm[]): void {
  const { target, report } = comparison;
  const key = formKey(group, form);
  report({
    check: 'plural-extra',
    file: target,
    key,
    at: 'key',
    source: group.forms.get(form)?.text ?? null,
    target: String(target.entries.get(key)),
    advice: `${target.language} has no form "${form}" (only ${needed.map((one) => `_${one}`).join(', ')}): the text is never shown. Take it out.`,
  });
}
