// Ten interactions of a player on a slow phone, from the home page to a match: `npm run bench -- walk`. Needs a quiet machine.
import type { Page } from 'playwright-core';
import { aPlayer } from '#app/test/player.ts';
import { startSite } from '#app/test/site.ts';
import { amount, keep, say } from '#scripts/bench/figures.ts';
import { quantileOf } from './frames.ts';
import { interactionOf, watchInteractions } from './interactions.ts';
import { SLOW_PHONE } from './load-once.ts';

/** INP counts as good up to 200 ms; ours is less. */
const INP_P75_MS = 150;
const ROUNDS = Number(process.env['SLIPWAY_BENCH_ROUNDS'] ?? amount(3, 1));

type WalkStep = readonly [name: string, act: () => Promise<unknown>, ready?: () => Promise<unknown>];

/** What is pressed, in order. `ready` waits for what the next step presses. */
function stepsOf(page: Page): readonly WalkStep[] {
  const player = aPlayer(page, 'mobile');
  const odds = page.locator('main [data-match] [role=group] button:enabled[aria-pressed=false]');
  const navigation = page.getByRole('navigation', { name: 'Main' });
  const main = page.getByRole('main');
  return [
    ['odds on the home page', () => odds.first().click(), () => page.getByTestId('quick-bet').waitFor()],
    [
      'a quick stake in the tray',
      () => page.getByTestId('quick-bet').getByRole('button', { name: '+10', exact: true }).click(),
    ],
    [
      'odds of another match',
      () => odds.nth(2).click(),
      () => page.getByRole('button', { name: /Bet slip/ }).waitFor(),
    ],
    ['the slip opened', () => player.openSlip(), () => player.slip().getByTestId('slip-pick').nth(1).waitFor()],
    ['the slip closed', () => player.closeSlip()],
    ['the sports', () => navigation.getByRole('link', { name: 'Sports' }).click(), () => odds.nth(2).waitFor()],
    ['another sport', () => main.getByRole('link', { name: 'Basketball' }).click(), () => odds.nth(2).waitFor()],
    ['odds in its list', () => odds.nth(1).click()],
    [
      'a match',
      () => main.locator('[data-match] a').first().click(),
      () => page.getByRole('heading', { level: 1 }).waitFor(),
    ],
    [
      'odds of the match',
      () => main.getByRole('group').getByRole('button', { disabled: false, pressed: false }).first().click(),
    ],
  ];
}

const site = await startSite('harborlight', { world: { startTime: 'now', speed: 1 } });
try {
  const times = new Map<string, number[]>();
  const { latency, bitsPerSecond, slowdown } = SLOW_PHONE;
  for (let round = 0; round < ROUNDS; round += 1) {
    const { page, context } = await site.openSignedIn('mobile', '/');
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    const line = { downloadThroughput: bitsPerSecond / 8, uploadThroughput: bitsPerSecond / 8 };
    await devtools.send('Network.emulateNetworkConditions', { offline: false, latency, ...line });
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await watchInteractions(page);
    for (const [name, act, ready] of stepsOf(page)) {
      times.set(name, [...(times.get(name) ?? []), await interactionOf(page, act)]);
      await ready?.();
    }
    await context.close();
  }
  say(`${ROUNDS} rounds, 390 x 844, ${latency} ms, ${bitsPerSecond / 1e6} Mbit/s, ${slowdown}x slowed CPU`);
  const all = [...times.values()].flat();
  keep({ name: 'ten interactions: p75', figure: quantileOf(all, 0.75), unit: 'ms', limit: { most: INP_P75_MS } });
  keep({ name: 'ten interactions: the longest', figure: Math.max(...all), unit: 'ms' });
  for (const [name, each] of times) keep({ name: `${name}: median`, figure: quantileOf(each, 0.5), unit: 'ms' });
} finally {
  await site.close();
}
