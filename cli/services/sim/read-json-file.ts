import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import * as v from 'valibot';
import { readValue } from '#contract/wire';
import { readText } from '#cli/files/read-text.ts';
import { lineAndColumn } from '#cli/files/line-and-column.ts';
import { nearest } from '#cli/terminal/nearest.ts';
import { usageError } from '#cli/terminal/errors.ts';

/** Reads a JSON file and validates it. @throws CliError with line, property and the page of docs/ with an example */
export async function readJsonFile<Schema extends v.GenericSchema>(
  file: string,
  schema: Schema,
  what: string,
  page: string,
): Promise<v.InferOutput<Schema>> {
  const next = [`docs/${page} shows ${what}.`];
  const refuse = (message: string, line?: number) =>
    usageError(`${file}${line === undefined ? '' : `:${line}`}: ${message}`, next);
  const text = readText(file, next);
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw refuse(`is not JSON: ${(error as Error).message}`);
  }
  const checked = readValue(schema, json);
  if (checked.success) return checked.output;
  const [issue] = checked.issues;
  throw refuse(`${v.getDotPath(issue) ?? 'the whole'}: ${messageOf(issue)}`, lineOf(text, issue.path ?? []));
}

/** Too many values for a message. */
const MANY = 12;

/** Of a list that is too long to print, the value that was probably meant. */
function messageOf({ type, expected, input, message }: v.BaseIssue<unknown>): string {
  const names = type === 'picklist' ? [...(expected ?? '').matchAll(/"([^"]+)"/g)].map(([, name = '']) => name) : [];
  if (names.length <= MANY) return message;
  const close = typeof input === 'string' ? nearest(input, names) : undefined;
  return `${JSON.stringify(input)} is not known${close === undefined ? '' : `; did you mean ${JSON.stringify(close)}?`}`;
}

/** The line of a property, or of the object that lacks it. */
function lineOf(text: string, path: readonly { readonly key: unknown }[]): number | undefined {
  const root = parseTree(text);
  if (root === undefined) return undefined;
  const keys = path.map(({ key }) => key).filter((key) => typeof key === 'string' || typeof key === 'number');
  for (let depth = keys.length; depth > 0; depth--) {
    const node = findNodeAtLocation(root, keys.slice(0, depth));
    if (node) return lineAndColumn(text, (node.parent?.type === 'property' ? node.parent : node).offset).line;
  }
  return undefined;
}
