import type { Leaf } from '#cli/locales/read/flatten.ts';
import { formsOf, isMillionsOnly, type PluralForm } from '#cli/locales/plural-forms.ts';
import { checkPair, type Comparison } from './comparison.ts';
import type { KeyComparison } from './key-comparison.ts';
import type { PluralGroup } from './source-namespace.ts';

const ALL: readonly PluralForm[] = ['zero', 'one', 'two', 'few', 'many', 'other'];

/**
 * Each plural of the source beside the forms that CLDR asks of the language.
 *
 * @returns how many keys of the translation were looked at; forms that the language does not need are left to the caller
 */
export function comparePlurals(comparison: Comparison, keys: KeyComparison): number {
  let matched = 0;
  const needed = {
    cardinal: formsOf(comparison.target.language, false),
    ordinal: formsOf(comparison.target.language, true),
  };
  const { groupList } = comparison.source;
  for (let index = 0; index < groupList.length; index += 1) {
    const group = groupList[index];
    if (group !== undefined)
      matched += compareGroup(comparison, keys, group, group.isOrdinal ? needed.ordinal : needed.cardinal);
  }
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
  for (let index = 0; index < needed.length; index += 1) {
    const form = needed[index] ?? 'other';
    const value = target.entries.get(group.keys[form]);
    if (value === undefined) continue;
    matched += 1;
    checkForm(comparison, keys, group, form, value);
  }
  if (matched === needed.length) return matched;
  // i18next takes the bare key where a form is absent; that is no answer when the source has a bare key of its own.
  const hasBare = typeof target.entries.get(group.base) === 'string' && !source.plainByKey.has(group.base);
  if (hasBare) return matched;
  if (matched === 0 && needed.length > 1 && !ALL.some((form) => target.entries.has(group.keys[form]))) {
    keys.absent(group.keys[group.forms.has('other') ? 'other' : ([...group.forms.keys()][0] ?? 'other')]);
    return matched;
  }
  for (const form of needed) if (!target.entries.has(group.keys[form])) tellMissing(comparison, group, form, needed);
  return matched;
}

/** A form that the language does not need: legal for zero (i18next has it for all), otherwise never shown. */
export function checkExtraForm(
  comparison: Comparison,
  keys: KeyComparison,
  group: PluralGroup,
  form: PluralForm,
  value: Leaf,
): void {
  const needed = formsOf(comparison.target.language, group.isOrdinal);
  if (needed.includes(form)) return; // compareGroup has seen it
  checkForm(comparison, keys, group, form, value);
  if (form !== 'zero' || group.isOrdinal) tellExtra(comparison, group, form, needed);
}

function checkForm(
  comparison: Comparison,
  keys: KeyComparison,
  group: PluralGroup,
  form: PluralForm,
  value: Leaf,
): void {
  const expected = group.forms.get(form) ?? group.forms.get('other') ?? group.family[0];
  if (typeof value !== 'string') keys.wrongType(group.keys[form], 'a text', value);
  else if (expected !== undefined) checkPair(comparison, group.keys[form], value, expected, group.family, form);
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
    key: group.keys[form],
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
  const key = group.keys[form];
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
