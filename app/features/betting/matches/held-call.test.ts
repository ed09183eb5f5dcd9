import { expect, it } from 'vitest';
import { HeldCall } from './held-call.ts';
import { MatchBook } from './match-book.ts';
import type { ReadChanges } from './matches-api.ts';

it('a call that throws frees its book for the next one that waits', async () => {
  const book = new MatchBook({ now: () => Date.now(), onFrame: (run) => run() });
  const asked: unknown[] = [];
  const call = (read: ReadChanges) =>
    Object.assign(new HeldCall(book, read), { offered: 25 }).ask('soccer', 'v-0', 120_000);
  await expect(call(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  await call(async (_game, _since, wait) => void asked.push(wait));
  expect(asked).toEqual([25]);
});
