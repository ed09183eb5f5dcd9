import { CliError } from '#cli/frame/errors.ts';
import { EXIT } from '#cli/frame/exit-codes.ts';

/** Every `of`-th scenario from the `index`-th on; counted from 1, as a person writes it. */
export interface Shard {
  readonly index: number;
  readonly of: number;
}

/** @throws CliError for what is no shard */
export function readShard(text: string | undefined): Shard {
  const [, index = '1', of = '1'] = /^(\d{1,4})\/(\d{1,4})$/.exec(text ?? '1/1') ?? [undefined, '0'];
  const shard = { index: Number(index), of: Number(of) };
  if (shard.index >= 1 && shard.index <= shard.of) return shard;
  throw new CliError(`--shard is i/n with i from 1 to n, got ${text}`, { exitCode: EXIT.usage });
}

/** Whether the scenario at `position` (from 0) belongs to the shard. */
export function isInShard({ index, of }: Shard, position: number): boolean {
  return position % of === index - 1;
}
