import { readFileSync, statSync } from 'node:fs';
import * as v from 'valibot';
import { usageError } from '#cli/terminal/errors.ts';
import { plainText } from '#cli/files/read-text.ts';
import { Tally } from './part/tally.ts';

const Count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Everything before `offset` is in `tally` and in the first bytes of the differences file. */
const State = v.object({
  version: v.literal(2),
  /** File and options; a run continues only with the same. */
  of: v.object({
    file: v.string(),
    size: Count,
    mtimeMs: v.number(),
    shard: v.string(),
    rules: v.string(),
    differences: v.string(),
  }),
  offset: Count,
  lines: Count,
  differencesBytes: Count,
  /** Size of the file beside this one with the ids of all bets before `offset`. */
  idsBytes: Count,
  isDone: v.boolean(),
  tally: Tally,
});
export type State = v.InferOutput<typeof State>;

/** The state of an earlier run, if any. @throws CliError if it is another audit's or damaged */
export function readState(path: string, of: State['of']): State | undefined {
  let bytes: Buffer;
  try {
    bytes = readFileSync(path);
  } catch {
    return undefined;
  }
  const text = plainText(path, bytes);
  const next = [`Remove ${path} to begin anew.`];
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), State), text);
  if (!parsed.success) throw usageError(`${path} is not a state file of an audit`, next);
  const changed = (Object.keys(of) as (keyof State['of'])[]).filter((name) => parsed.output.of[name] !== of[name]);
  if (changed.length > 0) throw usageError(`${path} belongs to another audit: ${changed.join(', ')} changed`, next);
  return parsed.output;
}

export function identityOf(file: string, asked: Omit<State['of'], 'file' | 'size' | 'mtimeMs'>): State['of'] {
  const { size, mtimeMs } = statSync(file);
  return { file, size, mtimeMs, ...asked };
}
