import type { Row } from '#contract/rows';
import { Refusal } from '../../core/refusal.ts';
import { checkRequest } from '../../doors/calls/check-request.ts';
import type { RowCall } from '../row-client.ts';
import { placesIn, replaced, without } from '../spoil.ts';

/** A wrong value of each kind, as it is named in the files. */
const WRONG: Readonly<Record<string, unknown>> = {
  null: null,
  true: true,
  '-1': -1,
  '1.5': 1.5,
  '""': '',
  '"x"': 'x',
  '"-5"': '-5',
  '"1.2345678"': '1.2345678',
  NUL: '\u0000',
  '300 letters': 'x'.repeat(300),
  '5000 digits': '9'.repeat(5_000),
  '[]': [],
  '{}': {},
  '200 entries': Array.from({ length: 200 }, () => 'x'),
};

/** What a row says about each property of a request that is missing or wrong: one line for each message. */
export function wrongProperties(row: Row, call: RowCall): string[] {
  const said = new Map<string, string[]>();
  for (const part of ['params', 'query', 'body'] as const) {
    if (call[part] === undefined) continue;
    for (const path of placesIn(call[part])) {
      const wrong: (readonly [string, unknown])[] = [
        ['missing', without(call[part], path)],
        ...Object.entries(WRONG).map(([name, value]) => [name, replaced(call[part], path, value)] as const),
        ['unknown property', replaced(call[part], [...path, 'surprise'], 1)],
      ];
      for (const [name, value] of wrong) {
        // Parameters and queries are texts, and objects without any.
        if (part !== 'body' && (path.length === 0 || !isTexts(value))) continue;
        const line = refusalOf(row, { ...call, [part]: value });
        const place = `${part}${['', ...path].join('.')}`;
        const key = line === 'taken' ? `${place} is taken` : `${place} → ${line}`;
        said.set(key, [...(said.get(key) ?? []), name]);
      }
    }
  }
  return [...said].map(([line, names]) => `${line} (${names.join(', ')})`);
}

const isTexts = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.values(value).every((each) => typeof each === 'string');

function refusalOf(row: Row, { params, query, body }: RowCall): string {
  try {
    checkRequest(row, {
      params: params as Record<string, string>,
      query: new URLSearchParams(query as Record<string, string>),
      body,
    });
    return 'taken';
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { field } = error.detail;
    const [, rest] = error.message.split(`${String(field)}: `);
    if (error.reason !== 'badRequest' || rest === undefined) return error.message;
    return `${String(field)}: ${rest.replace(RECEIVED, '')}`;
  }
}

/** What was sent differs from value to value, what was expected does not. */
const RECEIVED = / but received .*$/s;
