// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { hasStored, writeStored } from '#app/store/storage.ts';
import { keepQueue, readQueue, WAITING_MAX } from './chat-queue.ts';

const ref = (at: number) => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`;
const waiting = (count: number) => Array.from({ length: count }, (_, at) => ({ ref: ref(at), text: `text ${at}` }));

beforeEach(() => localStorage.clear());

it('messages that were not sent are there after a reload, for the player who wrote them', () => {
  const all = [
    { ref: ref(0), text: '' },
    { ref: ref(1), text: 'x'.repeat(1_000), isFailed: true },
  ];
  keepQueue('u1', all);
  expect(readQueue('u1')).toEqual(all);
  expect(hasStored('chatQueue')).toBe(true);
  keepQueue('u1', []);
  expect([hasStored('chatQueue'), readQueue('u1')]).toEqual([false, []]);
});

it('those of another are dropped', () => {
  keepQueue('u1', waiting(1));
  expect(readQueue('u2')).toEqual([]);
  expect(hasStored('chatQueue')).toBe(false);
  expect(readQueue('u1')).toEqual([]);
});

it.each([
  ['as many as can wait', { waiting: waiting(20) }, 20],
  ['one more', { waiting: waiting(21) }, 0],
  ['a text that is too long', { waiting: [{ ref: ref(0), text: 'x'.repeat(1_001) }] }, 0],
  ['a number for a text', { waiting: [{ ref: ref(0), text: 5 }] }, 0],
  ['nothing of it', {}, 0],
])('what is stored is checked: %s', (_, stored, count) => {
  writeStored('chatQueue', { owner: 'u1', ...stored });
  expect(readQueue('u1')).toEqual(waiting(count));
  expect(WAITING_MAX).toBe(20);
});
