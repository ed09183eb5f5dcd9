import { readFileSync, statSync } from 'node:fs';
import * as v from 'valibot';
import { usageError } from '#cli/terminal/errors.ts';
import { plainText } from '#cli/files/read-text.ts';
import { Tally } from './part/tally.ts';

const Count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Progress of an audit: everything before `offset` is counted in `tally` and written in the first bytes of the differences file. */
const State = v.object({
  version: v.literal(2),
  /** The file and the options: a run continues only with the same. */
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
  /** The ids of all bets before `offset`, in a file beside this one. */
  idsBytes: Count,
  isDone: v.boolean(),
  tally: Tally,
});
export type State = v.InferOutput<typeof State>;

/** The state of an earlier run; undefined without one. @throws CliError when it belongs to another audit, or is damaged */
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
