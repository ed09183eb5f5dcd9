import * as v from 'valibot';
import { Brand, BRAND_VERSION, REPORTS_TO, SAFE_ORIGIN, SAFE_URL } from '#contract/brand';
import { readValue } from '#contract/wire';
import { lineAndColumn } from '#cli/files/line-and-column.ts';
import { nearest } from '#cli/terminal/nearest.ts';
import type { BrandProblem } from './brand-finding.ts';
import { migrateBrand, pending, versionOf } from './migrate.ts';
import { MAX_BRAND_FILE_BYTES, type BrandSource } from './brand-source.ts';

/** Keys that reach an object's prototype. */
const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

/** Control characters, line breaks, marks of direction, halves of surrogate pairs. Joiners stay: Asian scripts need them. */
// oxlint-disable-next-line no-control-regex -- what must not be in a text
const ODD = /[\u0000-\u001F\u007F-\u009F\u2028-\u202E\u2066-\u2069\uFEFF\uFFF9-\uFFFB\uFFFD]|\p{Surrogate}/u;

/** What is wrong with a text of brand.json that has a character that is not shown. */
export function oddIn(key: string, text: string): string | undefined {
  // A footer may have paragraphs.
  const shown = key.startsWith('footerText.') ? text.replaceAll('\n', '') : text;
  const found = ODD.exec(shown)?.[0].codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
  return found === undefined ? undefined : `has the character U+${found}, which is not shown or turns the text around.`;
}

/** The brand if its file matches the schema, else its problems. */
export function checkShape(source: BrandSource): { brand?: Brand; problems: BrandProblem[] } {
  const unreadable = checkReadable(source);
  if (unreadable !== undefined) return { problems: [unreadable] };
  const { scan, text, id } = source;
  const problems: BrandProblem[] = scan.duplicates.map(({ path }) => ({
    check: 'duplicate-key',
    key: path,
    message: `'${path}' is written twice; only the last one counts.`,
    advice: 'Keep one of them.',
    atKey: true,
  }));
  for (const [key, value] of scan.entries) {
    const found = typeof value === 'string' ? oddIn(key, value) : undefined;
    if (found !== undefined)
      problems.push({
        check: 'odd-character',
        key,
        message: `'${key}' ${found}`,
        advice: 'Remove it: write the text as players are to read it, on one line.',
      });
  }
  for (const key of scan.places.keys()) {
    const name = key.slice(key.lastIndexOf('.') + 1);
    if (FORBIDDEN_KEYS.has(name))
      problems.push({
        check: 'forbidden-key',
        key,
        message: `'${name}' is not allowed as a key.`,
        advice: 'Remove the property.',
        atKey: true,
      });
  }
  if (problems.length > 0) return { problems };

  const version = versionOf(JSON.parse(text));
  if (version !== undefined && version > BRAND_VERSION)
    return {
      problems: [
        {
          check: 'future-version',
          key: 'version',
          message: `The file is of version ${version}; this Slipway knows versions up to ${BRAND_VERSION}.`,
          advice: 'Install the newer Slipway that wrote it, from its file: npm install ./slipway-VERSION.tgz',
        },
      ],
    };
  const steps = pending(version ?? BRAND_VERSION);
  const checked = readValue(Brand, JSON.parse(migrateBrand(text, steps)));
  if (!checked.success) return { problems: checked.issues.map((issue) => problemOf(issue)) };
  if (steps.length > 0)
    problems.push({
      check: 'old-version',
      key: 'version',
      message: `The file is of version ${version}; the newest is ${BRAND_VERSION}. It works as it is.`,
      advice: `Bring it up to date: slipway upgrade ${id}`,
    });
  if (checked.output.id !== id)
    problems.push({
      check: 'wrong-id',
      key: 'id',
      message: `The id is '${checked.output.id}', the folder is '${id}'.`,
      advice: `Write "id": "${id}", or rename the folder.`,
    });
  return { brand: checked.output, problems };
}

export function checkReadable({ state, scan, text, id, why, bad }: BrandSource): BrandProblem | undefined {
  const file = `brands/${id}/brand.json`;
  if (state === 'outside')
    return {
      check: 'symlink',
      key: '',
      message: 'brand.json is a link that leads out of the brand folder.',
      advice: 'Replace the link by the file itself.',
    };
  if (state === 'too-large')
    return {
      check: 'not-json',
      key: '',
      message: `The file is larger than ${MAX_BRAND_FILE_BYTES / 1024} KB.`,
      advice: 'A brand file has a few KB. Keep pictures in files of their own.',
    };
  if (why !== undefined)
    return {
      check: 'not-json',
      key: '',
      message: `${file} cannot be read: ${why}`,
      advice: 'Put a regular file in its place that you may read.',
    };
  if (state !== 'read')
    return {
      check: 'not-json',
      key: '',
      message: `${file} does not exist.`,
      advice: `Put the file there, or remove the folder and make the brand with: slipway brand init ${id}`,
    };
  if (bad !== undefined) {
    const { message, advice, offset } = bad;
    return { check: 'not-json', key: '', message, advice, at: lineAndColumn(text, offset) };
  }
  if (scan.error === undefined) return undefined;
  const comment = /^\s*(?:\/\/|\/\*)/.test(text.slice(scan.error.offset));
  return {
    check: 'not-json',
    key: '',
    message: comment
      ? 'The file is not valid JSON: it has a comment.'
      : `The file is not valid JSON. ${scan.error.reason}`,
    advice: comment ? 'JSON has no comments. Remove it.' : 'Fix this place; nothing after it was read.',
  };
}

/** The issue at its innermost place. Of several allowed forms, the one that the value nearly has counts. */
export function innermost(issue: v.BaseIssue<unknown>, above = ''): { key: string; issue: v.BaseIssue<unknown> } {
  const key = [above, v.getDotPath(issue) ?? ''].filter((part) => part !== '').join('.');
  const inside = issue.type === 'union' ? issue.issues?.find(({ path }) => path !== undefined) : undefined;
  return inside === undefined ? { key, issue } : innermost(inside, key);
}

/** Rules whose message says what is expected. */
const SAYS_WHAT_IS_WRONG: ReadonlySet<string> = new Set(['regex', 'email', 'min_length', 'check', 'iso_date']);

function problemOf(outer: v.BaseIssue<unknown>): BrandProblem {
  const { key, issue } = innermost(outer);
  if (issue.type === 'strict_object' && issue.expected === 'never') return unknownKey(key);
  if (issue.received === 'undefined')
    return {
      check: 'missing-key',
      key,
      message: `'${key}' is missing.`,
      advice: `Add it: ${issue.expected ?? 'see the schema'} (brands/brand.schema.json describes it).`,
    };
  const isOrigin = issue.requirement === SAFE_ORIGIN && /^"https:\/\/[^/]+\//.test(issue.received);
  const isUrl = [SAFE_URL, SAFE_ORIGIN, REPORTS_TO].some((form) => issue.requirement === form);
  const rule = SAYS_WHAT_IS_WRONG.has(issue.type) ? issue.message : '';
  return {
    check: isUrl ? 'unsafe-url' : 'wrong-type',
    key,
    message: `${key === '' ? 'brand.json' : key}: ${rule === '' ? `is ${issue.received}, but must be ${issue.expected}` : rule}`,
    advice: isOrigin
      ? 'Write the origin alone, without a path: https://games.example.com.'
      : isUrl
        ? `Write an https address; ${issue.received} would not be safe to open.`
        : `Found ${issue.received}; expected ${rule === '' ? issue.expected : 'a value of that form'}.`,
  };
}

function unknownKey(key: string): BrandProblem {
  const name = key.slice(key.lastIndexOf('.') + 1);
  const known = knownKeys(key.includes('.') ? key.slice(0, key.lastIndexOf('.')) : '');
  const close = nearest(name, known);
  return {
    check: 'unknown-key',
    key,
    message: `'${key}' is not a known property.`,
    advice: close === undefined ? 'Remove it.' : `Did you mean '${close}'?`,
    atKey: true,
  };
}

/** Property names that the schema allows at a path. */
function knownKeys(path: string): readonly string[] {
  let schema: unknown = Brand;
  for (const part of path === '' ? [] : path.split('.')) {
    const { item } = schema as { item?: unknown };
    schema = entriesOf(schema)[part] ?? item;
    if (schema === undefined) return [];
  }
  return Object.keys(entriesOf(schema));
}

function entriesOf(schema: unknown): Readonly<Record<string, unknown>> {
  const { entries, options = [] } = schema as { entries?: Record<string, unknown>; options?: readonly unknown[] };
  const forms = options.filter((each) => typeof each === 'object');
  return entries ?? Object.assign({}, ...forms.map(entriesOf));
}
