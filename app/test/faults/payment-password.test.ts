// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadMoneyRow } from '#app/api/money/money-rows.ts';
import { FAULT_NAMES } from './cases.ts';
import { openInMemoryUpstream } from './in-memory-upstream.ts';
import { prepareCell } from './run-cell.ts';
import { passTime, stopTime, VIRTUAL_START_MS } from './virtual-time.ts';

const withWrongPassword = (sample: unknown) => {
  const { body } = sample as { body: object };
  return { body: { ...body, payment_password: '000000' } };
};

describe('a wrong payment password', () => {
  beforeEach(() => {
    stopTime();
    localStorage.clear();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it.each(['openWithdrawal', 'transferToPlayer'] as const)(
    '%s: one press burns one of the five attempts at most, whatever happens to the answer',
    async (row) => {
      await loadMoneyRow(row);
      const memory = openInMemoryUpstream({ startTime: VIRTUAL_START_MS, speed: 1 });
      const cells: Awaited<ReturnType<typeof prepareCell>>[] = [];
      for (const [number, fault] of FAULT_NAMES.entries()) {
        cells.push(await prepareCell(memory, number, { row, fault, strike: 'every' }, 'keyed', withWrongPassword));
      }
      for (const cell of cells) cell.press();
      expect(await passTime(() => cells.every((cell) => cell.isSettled()), 180_000, memory.isBusy)).toBe(true);
      const burnt = cells.map(({ world, memberId }) => world.members.byId(memberId)?.bankFailures ?? 0);
      expect(Math.max(...burnt)).toBe(1);
      expect(cells.map((cell) => cell.done())).toEqual(FAULT_NAMES.map(() => 0));
      expect(cells.filter((cell) => cell.call()?.status === 'accepted')).toEqual([]);
      memory.worlds.close();
    },
    60_000,
  );
});
