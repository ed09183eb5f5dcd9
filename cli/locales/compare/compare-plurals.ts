import type { Leaf } from '#cli/files/scan-json.ts';
import { isMillionsOnly, neededForms, type PluralForm } from '#cli/locales/language/plural-forms.ts';
import { checkPair, kindOf, type Comparison } from './comparison.ts';
import type { KeyComparison } from './key-comparison.ts';
import { formKey, type PluralGroup } from './source-namespace.ts';

const ALL: readonly PluralForm[] = ['zero', 'one', 'two', 'few', 'many', 'other'];

/**
 * Compares each plural with the forms that CLDR requires of the language.
 *
 * @returns how many keys of the translation were compared; the caller handles forms that the language does not need
 */
export function comparePlurals(comparison: Comparison, keys: KeyComparison): number {
  let matched = 0;
  const needed = {
    cardinal: neededForms(comparison.target, false),
    ordinal: neededForms(comparison.target, true),
  };
  for (const group of comparison.source.groups.values())
    matched += compareGroup(comparison, keys, group, group.isOrdinal ? needed.ordinal : needed.cardinal);
  return matched;
}

function compareGroup(
  comparison: Comparison,
  keys: KeyComparison,
  group: PluralGroup,
  needed: readonly PluralForm[],
): number {
  const { source, target } = comparison;
  let matched = 0;
  for (const form of needed) {
    const value = target.entries.get(formKey(group, form));
    if (value === undefined) continue;
    matched += 1;
    checkForm(comparison, keys, group, form, value);
  }
  if (matched === needed.length) return matched;
  // i18next uses the bare key for an absent form; not if the source has a bare key too.
  const hasBare = typeof target.entries.get(group.base) === 'string' && !source.plain.has(group.base);
  if (hasBare) return matched;
  if (matched === 0 && needed.length > 1 && !ALL.some((form) => target.entries.has(formKey(group, form)))) {
    keys.absent(formKey(group, group.forms.has('other') ? 'other' : ([...group.forms.keys()][0] ?? 'other')));
    return matched;
  }
  for (const form of needed)
    if (!target.entries.has(formKey(group, form))) reportMissing(comparison, group, form, needed);
  return matched;
}

/** A form that the language does not need: allowed for zero (i18next supports it everywhere), otherwise never shown. */
export function checkExtraForm(
  comparison: Comparison,
  keys: KeyComparison,
  group: PluralGroup,
  form: PluralForm,
  value: Leaf,
): void {
  const needed = neededForms(comparison.target, group.isOrdinal);
  if (needed.includes(form)) return; // Checked by compareGroup.
  checkForm(comparison, keys, group, form, value);
  if (form !== 'zero' || group.isOrdinal) reportExtra(comparison, group, form, needed);
}

function checkForm(
  comparison: Comparison,
  keys: KeyComparison,
  group: PluralGroup,
  form: PluralForm,
  value: Leaf,
): void {
  const expected = group.forms.get(form) ?? group.forms.get('other') ?? group.family[0];
  if (typeof value !== 'string') keys.wrongType(formKey(group, form), 'a text', kindOf(value));
  else if (expected !== undefined) checkPair(comparison, formKey(group, form), value, expected, group.family, form);
}

function reportMissing(
  comparison: Comparison,
  group: PluralGroup,
  form: PluralForm,
  needed: readonly PluralForm[],
): void {
  const { target, report } = comparison;
  if (comparison.isWider?.(formKey(group, form)) === true) return;
  // A case variant (`_Few`) is reported by the key comparison.
  const isSoft = isMillionsOnly(target.language, form, group.isOrdinal);
  const source = group.forms.get(form) ?? group.forms.get('other') ?? group.family[0];
  report({
    check: 'plural-missing',
    file: target,
    key: formKey(group, form),
    at: 'parent',
    source: source?.text ?? null,
    advice: isSoft
      ? `${target.language} has the form "${form}" for whole millions. Add it; until then a million is shown in another language.`
      : `${target.language} needs the forms ${needed.map((one) => `_${one}`).join(', ')}. Add this one; numbers that use it are shown in another language.`,
    ...(isSoft ? { severity: 'warning' as const } : {}),
  });
}

function reportExtra(
  comparison: Comparison,
  group: PluralGroup,
  form: PluralForm,
  needed: readonly PluralForm[],
): void {
  const { target, report } = comparison;
  const key = formKey(group, form);
  report({
    check: 'plural-extra',
    file: target,
    key,
    at: 'key',
    source: group.forms.get(form)?.text ?? null,
    target: String(target.entries.get(key)),
    advice: `${target.language} has no form "${form}" (only ${needed.map((one) => `_${one}`).join(', ')}): the text is never shown. Remove it.`,
  });
}
