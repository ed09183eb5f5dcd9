import { usageError } from '#cli/terminal/errors.ts';

/** Every `of`-th scenario from the `index`-th on; counted from 1. */
export interface Shard {
  readonly index: number;
  readonly of: number;
}

export function readShard(text: string | undefined): Shard {
  const [, index = '1', of = '1'] = /^(\d{1,4})\/(\d{1,4})$/.exec(text ?? '1/1') ?? [undefined, '0'];
  const shard = { index: Number(index), of: Number(of) };
  if (shard.index >= 1 && shard.index <= shard.of) return shard;
  throw usageError(`--shard must be i/n with i from 1 to n; got ${text}`);
}

/** @param position counted from 0 */
export function isInShard({ index, of }: Shard, position: number): boolean {
  return position % of === index - 1;
}
