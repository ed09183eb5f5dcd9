import { exec } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Bet } from '#contract/entities';
import { callAs } from '#app/test/call-as.ts';
import { winsCard } from '#app/test/expected-bets.ts';
import { aPlayer, DEMO_PLAYER } from '#app/test/player.ts';
import { startSite, type Site } from '#app/test/site.ts';
import { shownBets } from '#app/test/texts-of.ts';

const run = promisify(exec);
const DAY_MS = 86_400_000;

/** The commands of the tour, in their order: one block for each step that has any. */
const TOUR = readFileSync('docs/tour.md', 'utf8');
const BLOCKS = [...TOUR.matchAll(/```\n([\s\S]*?)```/g)].map(([, block = '']) =>
  block
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== ''),
);

describe('the tour of docs/tour.md, step by step, in a world that runs as fast as that of npm start', () => {
  let site: Site;

  beforeAll(async () => {
    site = await startSite('harborlight', { world: { seed: 'slipway', speed: 30, startTime: 'now' } });
  });
  afterAll(() => site.close());

  const curl = async (line: string) => {
    expect(line).toMatch(/^curl .*localhost:4000/);
    const { stdout } = await run(line.replace('localhost:4000', new URL(site.url).host).replace('curl ', 'curl -sS '));
    return JSON.parse(stdout) as Record<string, unknown>;
  };

  it('bets, settles, breaks the network, and sees one bet of four attempts', async () => {
    const [settle = [], breaks = [], watch = []] = BLOCKS;
    expect([settle, breaks, watch].map(({ length }) => length)).toEqual([1, 1, 3]);
    const { page, faults, context } = await site.open('desktop', '/');
    const player = aPlayer(page, 'desktop');
    const balance = async () => ((await player.balance().textContent()) ?? '').replaceAll(',', '');
    /** Soccer, the last of the days, the first match of it. */
    const pickOnTheLastDay = async () => {
      await page.getByRole('navigation').getByRole('link', { name: 'Soccer', exact: true }).first().click();
      const day = page.getByRole('combobox', { name: /^Day/ });
      // The list comes in pages: the last day is there once it is whole.
      const last = new Date(site.simulator.world().now() + 4 * DAY_MS).toISOString().slice(0, 10);
      await expect.poll(() => day.locator('option').last().getAttribute('value')).toBe(last);
      await day.selectOption(last);
      await player.pick(0);
    };

    /** A price that has moved on a busy machine is accepted, as the tour says. */
    const placeUntil = async (done: Locator) => {
      await player.place();
      const accept = player.slip().getByRole('button', { name: /^Accept and place/ });
      await done.or(accept).first().waitFor();
      if (await accept.isVisible()) await accept.click();
      await done.first().waitFor();
    };

    await player.signIn();
    await expect.poll(balance).toContain('1000.00');
    await pickOnTheLastDay();
    await player.stake('10');
    // Two minutes of reading: every other price of the lobby has moved by then.
    await site.control('clock', { advance: 3_600 });
    await placeUntil(player.receipt());
    await expect.poll(() => player.receipt().textContent()).toContain('bet-0000001');
    await expect.poll(balance).toContain('990.00');

    await curl(settle[0] ?? '');
    await player.slip().getByRole('link', { name: 'View my bets' }).click();
    await page.getByRole('button', { name: /Settled/ }).click();
    const caller = await callAs(site.simulator.url, DEMO_PLAYER);
    const { bets } = (await caller.get('/sports/api/v1/soccer/mybet?status=16')) as { bets: Bet[] };
    expect(bets.map(({ bet_id: id, bet_amount: stake }) => [id, stake])).toEqual([['bet-0000001', '10.000000']]);
    await expect.poll(() => shownBets(page)).toEqual(bets.map((bet) => winsCard(bet, 'Soccer · Single')));

    await curl(breaks[0] ?? '');
    await pickOnTheLastDay();
    await player.stake('10');
    await site.control('clock', { advance: 3_600 });
    await placeUntil(player.slip().getByText('We are checking this bet', { exact: false }));
    await expect.poll(() => player.receipt().textContent()).toContain('bet-0000002');

    const [journal, ledger, removed] = [
      await curl(watch[0] ?? ''),
      await curl(watch[1] ?? ''),
      await curl(watch[2] ?? ''),
    ];
    const attempts = journal['entries'] as { key: string; made: string; fault: string }[];
    expect(new Set(attempts.map(({ key }) => key)).size).toBe(1);
    expect(attempts.map(({ made, fault }) => `${made} ${fault}`)).toEqual(
      Array.from({ length: 4 }, () => 'bet-0000002 resetAfterCommit'),
    );
    expect(ledger).toMatchObject({ ok: true, problems: [] });
    expect(removed).toEqual({ ok: true });
    expect(faults).toEqual([]);
    await context.close();
  });
});
