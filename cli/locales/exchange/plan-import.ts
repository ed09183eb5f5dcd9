import { fileOf, textOf, type CatalogueFile } from '#cli/locales/catalogue/catalogue.ts';
import { syntaxOf } from '#cli/locales/catalogue/own-syntax.ts';
import { SourceText } from '#cli/locales/texts/source-text.ts';
import { CHECKS } from '#cli/locales/config/check-list.ts';
import { textChecker } from '#cli/locales/compare/check-text.ts';
import { checkPair } from '#cli/locales/compare/comparison.ts';
import { sourceOf } from '#cli/locales/compare/source-namespace.ts';
import { textContexts } from '#cli/locales/compare/text-context.ts';
import { neededTexts } from '#cli/locales/edit/needed-texts.ts';
import type { Problem } from '#cli/locales/catalogue/finding.ts';
import { MISSING_MARK } from '#cli/locales/catalogue/missing-mark.ts';
import { usageError } from '#cli/terminal/errors.ts';
import type { OpenTree } from '#cli/locales/tree/open-tree.ts';
import { severityRules } from '#cli/locales/tree/rules.ts';
import { isMarked } from './mark.ts';
import type { Unit } from './unit.ts';

/** Which text wins if both sides changed: the file's or the catalogue's. */
export type Decision = 'theirs' | 'ours' | undefined;

export interface Refused {
  readonly unit: Unit;
  readonly why: string;
  readonly texts: readonly (readonly [where: string, text: string])[];
  readonly isDecidable: boolean;
}

export interface TranslatedFile {
  readonly file: string;
  readonly language: string;
  readonly units: readonly Unit[];
}

export interface Plan {
  readonly taken: readonly Unit[];
  readonly refused: readonly Refused[];
  /** Conflicts that `--ours` decided. */
  readonly kept: number;
}

/**
 * Decides about every text before anything is written: a three-way merge of export, file and catalogue.
 *
 * @param others the texts of all files for this language: a key may stand only once with a new text
 */
export function planImport(
  tree: OpenTree,
  { file, language, units }: TranslatedFile,
  others: readonly Unit[],
  decision: Decision,
): Plan {
  const needed = new Map(
    [...tree.sources].flatMap(([namespace, source]) =>
      neededTexts(source, language, () => true).map(({ key, source: text }): [string, string] => [
        `${namespace}\n${key}`,
        text,
      ]),
    ),
  );
  if (units.length > 0 && !units.some((unit) => needed.has(idOf(unit))))
    throw usageError(`${file} has no text of this catalogue.`, [
      'Is it of another project or tool? Import the file that slipway locales export wrote.',
    ]);
  const faultOf = faultFinder(tree, language);
  const twins = new Map<string, Unit[]>();
  for (const unit of others.filter(isChanged)) twins.set(idOf(unit), [...(twins.get(idOf(unit)) ?? []), unit]);
  const taken: Unit[] = [];
  const refused: Refused[] = [];
  let kept = 0;
  for (const unit of units.filter(isEmptied)) {
    const ours = writtenText(fileOf(tree.catalogue, language, unit.namespace), unit.key);
    if (ours !== '') refused.push({ unit, why: 'the text is empty', texts: [['here', ours]], isDecidable: false });
  }
  for (const changed of units.filter(isChanged)) {
    const source = needed.get(idOf(changed));
    const lineEnd = source?.includes('\r\n') === true ? '\r\n' : '\n';
    const unit = { ...changed, target: changed.target.replaceAll(/\r\n?|\n/gu, lineEnd) };
    const target = fileOf(tree.catalogue, language, unit.namespace);
    const ours = writtenText(target, unit.key);
    const refuse = (why: string, texts: Refused['texts'] = [], isDecidable = false) =>
      refused.push({ unit, why, texts, isDecidable });
    if (source === undefined) {
      refuse('the source has no such text', [['in the file', unit.target]]);
      continue;
    }
    if (target !== undefined && !target.isReadable) {
      refuse('its file cannot be read (slipway locales check)');
      continue;
    }
    if (target?.branches.has(unit.key) === true) {
      refuse('the translation has a group of this name: make it a text first (slipway locales check)');
      continue;
    }
    const twin = twins.get(idOf(unit))?.find((one) => !isSame(one.target, unit.target));
    if (twin !== undefined) {
      refuse('the key stands twice with different texts: remove one', [
        ['in the file', unit.target],
        [`in line ${twin.line}`, twin.target],
      ]);
      continue;
    }
    if (unit.isUnsure === true) {
      refuse('the translator marked it as fuzzy: look at it and remove the mark', [
        ['source', source],
        ['in the file', unit.target],
      ]);
      continue;
    }
    const conflict = conflictOf(unit, source, ours);
    if (conflict !== undefined && decision === undefined) refuse(conflict.why, conflict.texts, true);
    else if (conflict !== undefined && decision === 'ours') kept += 1;
    else if (!isSame(unit.target, ours)) {
      const fault = faultOf(unit);
      if (fault === undefined) taken.push(unit);
      else
        refuse(`${CHECKS[fault.check][1].toLowerCase()}: ${fault.advice}`, [
          ['source', source],
          ['in the file', unit.target],
        ]);
    }
  }
  return { taken, refused, kept };
}

const idOf = (unit: Unit): string => `${unit.namespace}\n${unit.key}`;

/** Translated since the export. */
const isChanged = (unit: Unit): boolean =>
  unit.target.trim() !== '' && isMarked(unit.was, 'target', unit.target) !== true;

/** It had a text at the export. */
const isEmptied = (unit: Unit): boolean => unit.target.trim() === '' && isMarked(unit.was, 'target', '') === false;

/** Empty where the text is absent or marked as missing, as in an export. */
export function writtenText(file: CatalogueFile | undefined, key: string): string {
  const text = textOf(file, key) ?? '';
  return text.startsWith(MISSING_MARK) ? '' : text;
}

function conflictOf(unit: Unit, source: string, ours: string): Pick<Refused, 'why' | 'texts'> | undefined {
  // A translator may have changed the source column by mistake, so the mark decides.
  if (!(isMarked(unit.was, 'source', source) ?? isSame(source, unit.source)))
    return {
      why: 'the source text has changed since the export',
      texts: [
        ['source here', source],
        ['source in the file', unit.source],
        ['translation here', ours],
        ['translation in the file', unit.target],
      ],
    };
  if (ours === '' || isSame(ours, unit.target) || isMarked(unit.was, 'target', ours) === true) return undefined;
  return {
    why:
      unit.was === undefined
        ? 'there is another text here, and the file does not record which text was here at the export'
        : 'the text here has changed since the export',
    texts: [
      ['here', ours],
      ['in the file', unit.target],
    ],
  };
}

const isSame = (one: string, other: string) => one.replaceAll('\r\n', '\n') === other.replaceAll('\r\n', '\n');

/** Errors of `locales check`, and texts that are too long: neither `--theirs` nor `--ours` imports them. */
function faultFinder(tree: OpenTree, language: string): (unit: Unit) => Problem | undefined {
  const context = textContexts(tree.catalogue, tree.config)(language);
  const severityOf = severityRules(tree.config);
  const { read, write } = syntaxOf(tree.config.conventions) ?? { read: String, write: String };
  const asRead = ({ key, text }: SourceText): SourceText => new SourceText(key, read(text));
  return ({ namespace, key, target }) => {
    const source = tree.sources.get(namespace);
    const beside = source && sourceOf(source, key);
    if (source === undefined || beside === undefined) return undefined;
    const file = fileOf(tree.catalogue, language, namespace) ?? { ...source.file, language };
    const problems: Problem[] = [];
    const report = (problem: Problem): void => void problems.push(problem);
    // The encoding of the existing file does not concern the new text.
    const comparison = { source, target: { ...file, areTextsTrusted: true }, ...textChecker(context, report) };
    checkPair(comparison, key, read(target), asRead(beside.text), beside.family.map(asRead), beside.form);
    const fault = problems.find((problem) => {
      const severity = severityOf(problem) ?? problem.severity ?? CHECKS[problem.check][0];
      return severity === 'error' || (severity === 'warning' && problem.check === 'too-long');
    });
    return fault && { ...fault, advice: write(fault.advice) };
  };
}
