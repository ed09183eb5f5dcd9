import * as v from 'valibot';
import { readValue } from '#contract/wire';
import { Refusal } from '../../core/refusal.ts';

/** The longest own message (all kinds of faults) has 332 characters; others quote input of any length. */
const MAX_MESSAGE = 400;

/** Validates a control call's body. @throws Refusal that names the property */
export function checkedBody<Schema extends v.GenericSchema>(schema: Schema, body: unknown): v.InferOutput<Schema> {
  const result = readValue(schema, body ?? {});
  if (result.success) return result.output as v.InferOutput<Schema>;
  const [issue] = result.issues;
  const field = v.getDotPath(issue) ?? 'body';
  throw new Refusal('badRequest', `${field}: ${issue.message.slice(0, MAX_MESSAGE)}`, { field });
}
