import { type Decimal, EngineError, formatDecimal } from '#engine/money';
import { readDocblock } from './docblock.ts';
import type { Module } from './read-module.ts';

export interface Example {
  /** `engine/money/amount.ts#addAmounts` */
  readonly of: string;
  readonly code: string;
  /** From the comment after it; may be empty. */
  readonly result: string;
}

export function examplesIn({ file, exports }: Module): readonly Example[] {
  return exports.flatMap(({ name, doc }) =>
    readDocblock(doc).examples.map((example) => {
      const lines = example.split('\n').map((line) => /^(.*?)\s*(?:\/\/\s?(.*))?$/.exec(line) ?? [line, line]);
      return {
        of: `${file}#${name}`,
        code: lines
          .map(([, code = '']) => code)
          .join('\n')
          .trim()
          .replace(/;$/, ''),
        result: lines
          .map(([, , result = '']) => result)
          .join('\n')
          .trim(),
      };
    }),
  );
}

/** Whether an example gives its result; a reason if one cannot be computed. */
export function isTrue({ code, result }: Example, scope: Readonly<Record<string, unknown>>): boolean | string {
  let given: unknown;
  try {
    given = valueOf(code, scope);
  } catch (error) {
    if (error instanceof EngineError) return result === `EngineError ${error.code} at ${error.path}`;
    return `cannot be run: ${String(error)}`;
  }
  if (isDecimal(given) && formatDecimal(given) === result) return true;
  let said: unknown;
  try {
    // A colon begins an explanation: `false: the tenth is 10`.
    said = valueOf(result.replace(/^(true|false|undefined): .*$/, '$1'), {});
  } catch {
    return 'its result is no value';
  }
  return shown(given) === shown(said);
}

function valueOf(code: string, scope: Readonly<Record<string, unknown>>): unknown {
  // Examples are code of this repository and run like tests.
  const make = new Function(...Object.keys(scope), `"use strict"; return (${code});`) as (
    ...values: unknown[]
  ) => unknown;
  return make(...Object.values(scope));
}

const isDecimal = (value: unknown): value is Decimal =>
  typeof value === 'object' && value !== null && 'digits' in value && 'scale' in value;

const shown = (value: unknown): string =>
  JSON.stringify(value, (_, each: unknown) =>
    typeof each === 'bigint' ? `${each}n` : isPlain(each) ? Object.fromEntries(Object.entries(each).sort()) : each,
  ) ?? 'undefined';

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
