import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { usageError } from '#cli/terminal/errors.ts';

/** Reads a JSON file and checks it against a schema. @throws CliError with the place and the remedy */
export async function readJsonFile<Schema extends v.GenericSchema>(
  file: string,
  schema: Schema,
  what: string,
): Promise<v.InferOutput<Schema>> {
  const next = [`docs/simulator.md shows ${what}.`];
  const refuse = (message: string) => usageError(`${file}: ${message}`, next);
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw refuse(`unreadable (${(error as NodeJS.ErrnoException).code ?? 'unknown'})`);
  });
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw refuse(`is not JSON: ${(error as Error).message}`);
  }
  const checked = v.safeParse(schema, json);
  if (checked.success) return checked.output;
  const [issue] = checked.issues;
  throw refuse(`${v.getDotPath(issue) ?? 'the whole'}: ${issue.message}`);
}
