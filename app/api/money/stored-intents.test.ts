// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadMoneyRow } from './money-rows.ts';
import { endingOf, storeEnding, unseenEndings } from './settled-calls.ts';
import { forgetIntent, isStored, storedIntentsOf, storeIntent } from './stored-intents.ts';
import { isTaken, takeEntry } from './taken-entries.ts';
import { anIntent, START } from './test-upstream.ts';

const intent = (key: string, over: object = {}) => ({ ...anIntent(), key, ...over });
const stored = (name: string): unknown => JSON.parse(localStorage.getItem(`slipway.${name}.v1`) ?? 'null');

beforeEach(() => {
  vi.useFakeTimers({ now: START });
  localStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

it('intents are stored beside each other, replaced by their key, and forgotten alone', async () => {
  const [one, two, again] = [intent('k1'), intent('k2', { userId: 'u2' }), intent('k1', { deadline: 5 })];
  expect([storeIntent(one), storeIntent(two), storeIntent(again)]).toEqual([true, true, true]);
  expect(stored('pendingMoney')).toEqual([two, again]);
  expect([storedIntentsOf('u1'), storedIntentsOf('u2'), storedIntentsOf('u3')]).toEqual([[again], [two], []]);
  expect([isStored('k1'), isStored('k3')]).toEqual([true, false]);
  await forgetIntent('k1');
  expect(stored('pendingMoney')).toEqual([two]);
  await forgetIntent('k2');
  expect(localStorage.getItem('slipway.pendingMoney.v1')).toBeNull();
});

it('what cannot be read is passed over, and kept until it is forgotten', async () => {
  const broken = { key: 'k9', row: 'noRow' };
  localStorage.setItem('slipway.pendingMoney.v1', JSON.stringify([broken, 'text', intent('k1')]));
  expect(storedIntentsOf('u1')).toEqual([intent('k1')]);
  expect(isStored('k9')).toBe(false);
  await forgetIntent('k9');
  expect(stored('pendingMoney')).toEqual(['text', intent('k1')]);
});

it('twenty endings are kept, the last of each key', () => {
  for (let at = 1; at <= 21; at += 1) storeEnding(intent(`k${at}`), 'tab', { is: 'never' });
  storeEnding(intent('k20'), 'tab', { is: 'done', entry: 'b1' }, intent('k20'));
  const keys = (stored('settledMoney') as { key: string }[]).map(({ key }) => key);
  expect(keys).toEqual([...Array.from({ length: 18 }, (_, at) => `k${at + 2}`), 'k21', 'k20']);
  expect(endingOf('k20')).toEqual({
    key: 'k20',
    row: 'placeBet',
    userId: 'u1',
    tab: 'tab',
    order: 22,
    is: 'done',
    entry: 'b1',
    intent: intent('k20'),
  });
  expect(endingOf('k1')).toBeUndefined();
});

it('an ending of another tab counts as seen a second after it was shown', () => {
  storeEnding(intent('k1'), 'theirs', { is: 'never' });
  storeEnding(intent('k2', { userId: 'u2' }), 'theirs', { is: 'never' });
  storeEnding(intent('k3'), 'mine', { is: 'never' });
  const shownAt = new Map<string, number>();
  const unseen = (openedAfter: number) =>
    unseenEndings('u1', { name: 'mine', openedAfter, shownAt, open: new Map(), watching: new Set<string>() }).map(
      (call) => call.key,
    );
  expect([unseen(0), unseen(1)]).toEqual([['k1'], []]);
  shownAt.set('k1', performance.now());
  vi.advanceTimersByTime(999);
  expect(unseen(0)).toEqual(['k1']);
  vi.advanceTimersByTime(1);
  expect(unseen(0)).toEqual([]);
});

it('after the storage was cleared, what is in it came after every open page', () => {
  storeEnding(intent('k1'), 'theirs', { is: 'never' });
  expect(
    unseenEndings('u1', {
      name: 'mine',
      openedAfter: 40,
      shownAt: new Map(),
      open: new Map(),
      watching: new Set<string>(),
    }).map(({ key }) => key),
  ).toEqual(['k1']);
});

it('fifty entries are taken, each once and by one player', async () => {
  const money = await loadMoneyRow('placeBet');
  for (let at = 1; at <= 51; at += 1) takeEntry(money, anIntent(), `b${at}`);
  takeEntry(money, anIntent(), 'b2');
  expect(['b1', 'b2', 'b3', 'b51'].map((id) => isTaken(money, intent('k2'), id))).toEqual([false, true, true, true]);
  expect(isTaken(money, { ...anIntent(), userId: 'u2' }, 'b2')).toBe(false);
  expect(stored('takenEntries')).toHaveLength(50);
  // The one that was taken again is the newest.
  takeEntry(money, anIntent(), 'b52');
  expect(['b2', 'b3'].map((id) => isTaken(money, intent('k2'), id))).toEqual([true, false]);
});

it('a taken entry is stored without the player, the list or the bet: it stays after signing out', async () => {
  takeEntry(await loadMoneyRow('placeBet'), anIntent(), 'b1');
  expect(stored('takenEntries')).toEqual([expect.stringMatching(/^[\da-z]+-[\da-z]+$/)]);
  expect(localStorage.getItem('slipway.takenEntries.v1')).not.toMatch(/u1|soccer|b1\b/);
});
