import * as v from 'valibot';
import { readValue } from '#contract/wire';
import { Refusal } from '../../core/refusal.ts';

/** The longest message names all kinds of faults: 332 characters. Others quote what was sent, however long it is. */
const MAX_MESSAGE = 400;

/** What a control call sends, by the schema of its route. @throws Refusal that names the property */
export function checkedBody<Schema extends v.GenericSchema>(schema: Schema, body: unknown): v.InferOutput<Schema> {
  const result = readValue(schema, body ?? {});
  if (result.success) return result.output as v.InferOutput<Schema>;
  const [issue] = result.issues;
  const field = v.getDotPath(issue) ?? 'body';
  throw new Refusal('badRequest', `${field}: ${issue.message.slice(0, MAX_MESSAGE)}`, { field });
}
