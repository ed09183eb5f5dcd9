import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { CliError } from '#cli/frame/errors.ts';
import { EXIT } from '#cli/frame/exit-codes.ts';

/** Reads a JSON file and holds it against a schema. @throws CliError with the place and what to do */
export async function readJsonFile<Schema extends v.GenericSchema>(
  file: string,
  schema: Schema,
  what: string,
): Promise<v.InferOutput<Schema>> {
  const next = [`docs/simulator.md shows ${what} to begin with.`];
  const refuse = (message: string) => new CliError(`${file}: ${message}`, { next, exitCode: EXIT.usage });
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw refuse(`cannot be read (${(error as NodeJS.ErrnoException).code ?? 'unknown'})`);
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
