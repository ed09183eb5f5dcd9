// @vitest-environment jsdom
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadMoneyRow } from '#app/api/money/money-rows.ts';
import { storedIntentsOf } from '#app/api/money/stored-intents.ts';
import { countDone } from './count-done.ts';
import { ACTIONS, openScheduleWorld } from './schedule-world.ts';
import { stopTime } from './virtual-time.ts';

/** Longer than every deadline and every pause between polls. */
const SETTLED_WITHIN_S = 120;

/** The same 25 schedules in every run; `npm run qa -- properties` tries 1,000 new ones. */
const SEED = 20_260_314;

describe('calls, answers, pushes, refreshes and sign-outs in any order', () => {
  beforeEach(async () => {
    await Promise.all([loadMoneyRow('placeBet'), import('#app/api/money/claim-and-send.ts')]);
    stopTime();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('no bet twice, no bet lost, no stale balance, no token of another', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(fc.constantFrom(...ACTIONS), { minLength: 4, maxLength: 14 }),
        async (s, actions) => {
          localStorage.clear();
          const app = await openScheduleWorld(s);
          app.signIn(app.alice);
          s.scheduleSequence(actions.map((action) => ({ label: action, builder: async () => app.act(action) })));
          await app.drain();

          // In the end Alice is back, and time passes until nothing is open.
          app.signIn(app.alice);
          for (let second = 0; second < SETTLED_WITHIN_S; second++) {
            vi.advanceTimersByTime(1_000);
            await app.drain();
          }

          expect(app.wrongs).toEqual([]);
          for (const player of [app.alice, app.bob]) {
            const keys = [...app.shownStatus.keys()].filter((key) => app.owners.get(key) === player);
            const done = keys.filter((key) => app.world.keys.find(player, key) !== undefined);
            expect(countDone(app.world, player, 'placeBet')).toBe(done.length);
            for (const key of keys) {
              const status = app.shownStatus.get(key);
              if (status === 'accepted') expect(done).toContain(key);
              if (status === 'refused' || status === 'neverDone') expect(done).not.toContain(key);
            }
          }
          expect(storedIntentsOf(app.alice)).toEqual([]);
          expect(app.shownBalance()).toBe(app.world.balance(app.alice));
          app.close();
        },
      ),
      {
        numRuns: Number(process.env['SCHEDULES'] ?? 25),
        ...(process.env['SCHEDULES'] === undefined && { seed: SEED }),
      },
    );
  }, 1_800_000);
});
