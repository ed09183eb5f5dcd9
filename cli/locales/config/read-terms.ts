import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { usageError } from '#cli/terminal/errors.ts';
import { lineAndColumn } from '#cli/files/line-and-column.ts';
import type { Term, TermList } from './config.ts';
import { readText } from '#cli/files/read-text.ts';
import { readJson } from '#cli/files/read-json.ts';
import { scanJson } from '#cli/files/scan-json.ts';

const FIELDS = ['use', 'also', 'never', 'in', 'inSentences', 'note'];

/**
 * The glossary: a folder of `<language>.json` with English terms and `{ "use", "also", "never" }`, or a list of words, the
 * preferred first. The source language's file says where a term applies (`in`, key patterns) and whether sentences need it too
 * (`inSentences`; true if absent). Throws CliError for a file that is unusable or contradicts itself.
 */
export function readTerms(folder: string, sourceLanguage: string): Record<string, TermList> {
  const files = new Map(names(folder).map((name) => [name.slice(0, -'.json'.length), readFile(join(folder, name))]));
  const scopes = files.get(sourceLanguage) ?? {};
  const terms: Record<string, TermList> = {};
  for (const [language, file] of files) {
    if (language === sourceLanguage) continue;
    terms[language] = Object.fromEntries(
      Object.entries(file).map(([name, entry]) => {
        const scope = scopes[name];
        const isInSentences = scope === undefined || scope.isInSentences;
        return [name, { ...entry, in: scope?.in ?? entry.in, isInSentences }];
      }),
    );
  }
  return terms;
}

function readFile(path: string): TermList {
  const fail = (line: number, reason: string, cause?: unknown) =>
    usageError(
      `The glossary ${path} cannot be used: line ${line}: ${reason}`,
      ['Write { "odds": { "use": "word", "also": ["other form"], "never": ["refused word"] } }, or delete the file.'],
      cause,
    );
  const text = readText(path);
  const lineAt = (offset: number): number => lineAndColumn(text, offset).line;
  const { error, isObject: isList, duplicates } = readJson(text);
  if (error !== undefined) throw fail(lineAt(error.offset), error.reason);
  if (!isList) throw fail(1, 'it must be an object of terms');
  const [twice] = duplicates;
  if (twice !== undefined)
    throw fail(lineAt(twice.offset), `"${twice.path}" is already in line ${lineAt(twice.first)}`);
  const entries = Object.entries(JSON.parse(text) as Record<string, unknown>);
  return Object.fromEntries(
    entries.map(([name, entry]) => {
      try {
        return [name, termOf(name, entry)];
      } catch (cause) {
        throw fail(
          lineAt(scanJson(text).places.get(name)?.key ?? 0),
          cause instanceof Error ? cause.message : String(cause),
          cause,
        );
      }
    }),
  );
}

function termOf(name: string, entry: unknown): Term {
  const fields = Array.isArray(entry) ? { use: entry[0] ?? name, also: entry.slice(1), inSentences: true } : entry;
  if (!isObject(fields)) throw new Error(`"${name}" needs a list of words or { "use", "also", "never" }`);
  const unknown = Object.keys(fields).find((field) => !FIELDS.includes(field));
  if (unknown !== undefined) throw new Error(`"${name}" has the unknown field "${unknown}"`);
  const list = (field: string): string[] => {
    const value = fields[field] ?? [];
    if (Array.isArray(value) && value.every((word): word is string => typeof word === 'string' && word !== ''))
      return value;
    throw new Error(`"${field}" of "${name}" must be a list of words`);
  };
  const use = fields['use'] ?? name;
  if (typeof use !== 'string' || use === '') throw new Error(`"use" of "${name}" must be a word`);
  const also = list('also');
  const never = list('never');
  const both = [use, ...also].find((word) =>
    never.some((refused) => word.toLowerCase().includes(refused.toLowerCase())),
  );
  if (both !== undefined) throw new Error(`"${name}" uses "${both}" and refuses it`);
  return { use, also, never, in: list('in'), isInSentences: fields['inSentences'] === true };
}

function names(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => name.endsWith('.json'));
  } catch (cause) {
    throw usageError(
      `The glossary folder ${folder} cannot be read.`,
      ['Set "terms" of the config to the folder with one <language>.json each, or remove it.'],
      cause,
    );
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
