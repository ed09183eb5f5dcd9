import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { announcedOf, recordAnnouncements } from '#app/test/announcements.ts';
import { DEMO_PLAYER } from '#app/test/player.ts';
import { startSite, type OpenPage, type Site } from '#app/test/site.ts';

const DAY_S = 86_400;

describe('one player in two tabs', () => {
  let site: Site;
  let opened: OpenPage;
  let other: Page;

  beforeAll(async () => {
    site = await startSite();
    opened = await site.openSignedIn('desktop', undefined, { before: recordAnnouncements });
    other = await opened.context.newPage();
    await recordAnnouncements(other);
    await other.goto(`${site.url}/coming-soon`);
    await other.getByTestId('balance').waitFor();
  });
  afterAll(async () => {
    await opened.context.close();
    await site.close();
  });

  const tabs = () => [opened.page, other];

  it('a deposit is announced in one of them and counted in both', async () => {
    const world = site.simulator.world();
    const heard: string[] = [];
    const listen = async () => {
      for (const page of tabs()) heard.push(...(await announcedOf(page, /deposit/i)));
      return heard;
    };
    await expect.poll(async () => (await ask<{ sockets: number }>('health')).sockets).toBe(2);
    await site.control(`members/${DEMO_PLAYER.id}`, { adjust: '25' });
    world.change(() => world.pushBalance(DEMO_PLAYER.id, 'RECHARGE'));
    await expect.poll(listen).toEqual(['Your deposit has arrived.']);
    for (const page of tabs()) await expect.poll(() => page.getByTestId('balance').textContent()).toBe('1,025.00');
    expect(await listen()).toEqual(['Your deposit has arrived.']);
  });

  it('a token that has run out is renewed once, and both go on', async () => {
    const before = await renewals();
    // A page that is left while it renews cannot say so: none is open while the token runs out.
    const left = tabs().map((page) => page.url());
    for (const page of tabs()) await page.goto('about:blank');
    await site.control('clock', { advance: DAY_S + 60 });
    await Promise.all(tabs().map(async (page, at) => page.goto(left[at] ?? site.url)));
    for (const page of tabs()) {
      await page.getByTestId('balance').waitFor();
      await expect.poll(() => page.getByTestId('balance').textContent()).toBe('1,025.00');
    }
    expect((await renewals()) - before).toBe(1);
    for (const page of tabs())
      expect(await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).count()).toBe(0);
    expect(opened.faults).toEqual([]);
  });

  const renewals = async () => (await ask<{ total: number }>('journal?row=refreshSession')).total;
  async function ask<Answer>(path: string): Promise<Answer> {
    const response = await fetch(`${site.simulator.url}/__sim/${path}`);
    return (await response.json()) as Answer;
  }
});
