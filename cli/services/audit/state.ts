import { readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import * as v from 'valibot';
import { CliError } from '#cli/frame/errors.ts';
import { EXIT } from '#cli/frame/exit-codes.ts';
import { Tally } from './tally.ts';

const Count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** How far an audit came: everything before `offset` is counted in `tally` and written in the first bytes of the differences file. */
const State = v.object({
  version: v.literal(1),
  /** Which file, and how it was asked for: a run goes on only where both are the same. */
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
  isDone: v.boolean(),
  tally: Tally,
});
export type State = v.InferOutput<typeof State>;

/** What an earlier run left; undefined without one. @throws CliError when it was another audit, or is damaged */
export function readState(path: string, of: State['of']): State | undefined {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
  const next = [`Remove ${path} to begin anew.`];
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), State), text);
  if (!parsed.success) throw new CliError(`${path} is no state of an audit`, { next, exitCode: EXIT.usage });
  const changed = (Object.keys(of) as (keyof State['of'])[]).filter((name) => parsed.output.of[name] !== of[name]);
  if (changed.length > 0)
    throw new CliError(`${path} is of another audit: ${changed.join(', ')} changed`, { next, exitCode: EXIT.usage });
  return parsed.output;
}

/** Written beside and renamed: a kill leaves the old state or the new one. */
export function writeState(path: string, state: State): void {
  writeFileSync(`${path}.new`, JSON.stringify(state));
  renameSync(`${path}.new`, path);
}

export function identityOf(file: string, asked: Omit<State['of'], 'file' | 'size' | 'mtimeMs'>): State['of'] {
  const { size, mtimeMs } = statSync(file);
  return { file, size, mtimeMs, ...asked };
}
