import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CliError } from '#cli/frame/errors.ts';
import { EXIT } from '#cli/frame/exit-codes.ts';
import type { TermList } from './config.ts';

/**
 * The folder of accepted words: `<language>.json`, each `{ "odds": ["коэффициент", "коэф"] }`: an English term to the
 * beginnings or whole words that a translation may use for it. Throws CliError when a file cannot be used.
 */
export function readTerms(folder: string): Record<string, TermList> {
  const terms: Record<string, TermList> = {};
  for (const name of names(folder)) {
    const path = join(folder, name);
    try {
      const value: unknown = JSON.parse(readFileSync(path, 'utf8'));
      if (!isTermList(value)) throw new Error('each term needs a list of texts');
      terms[name.slice(0, -'.json'.length)] = value;
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause);
      throw new CliError(`The glossary ${path} cannot be used: ${reason}`, {
        next: ['Write { "odds": ["word", "other word"] }, or take the file away.'],
        exitCode: EXIT.usage,
        cause,
      });
    }
  }
  return terms;
}

function names(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => name.endsWith('.json'));
  } catch (cause) {
    throw new CliError(`The glossary folder ${folder} cannot be read.`, {
      next: ['Set "terms" of the config to the folder with one <language>.json each, or remove it.'],
      exitCode: EXIT.usage,
      cause,
    });
  }
}

function isTermList(value: unknown): value is TermList {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((words) => Array.isArray(words) && words.every((word) => typeof word === 'string'))
  );
}
