import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { heard } from '#app/test/accessibility-tree.ts';
import { aPlayer } from '#app/test/player.ts';
import { startSite, type OpenPage, type Site } from '#app/test/site.ts';

/** Longer than a frame, so that something is seen to move. */
const MOVES_FROM_MS = 20;

describe('what a screen reader hears, and who wants no motion', () => {
  let site: Site;
  let opened: OpenPage;
  beforeAll(async () => {
    site = await startSite('pennygate', { hurried: true });
    await site.control('profile', { profile: 'uk' });
  });
  afterEach(async () => {
    expect(opened.faults).toEqual([]);
    await opened.context.close();
  });
  afterAll(() => site.close());

  const polite = async () => (await heard(opened.page)).polite.join(' | ');
  const put = (id: string, body: object) => site.control(`matches/${id}`, body);

  it('nothing moves for who wants no motion: home, the lobby while odds move, the slip', async () => {
    opened = await site.open('mobile', '/');
    const { page } = opened;
    const moving = () =>
      page.evaluate(
        (from) =>
          document.getAnimations().flatMap((each) => {
            const { activeDuration = 0 } = each.effect?.getComputedTiming() ?? {};
            const target = (each.effect as KeyframeEffect | null)?.target;
            return Number(activeDuration) > from ? [`${target?.className}: ${String(activeDuration)} ms`] : [];
          }),
        MOVES_FROM_MS,
      );
    const player = aPlayer(page, 'mobile');
    await page.locator('main h2').first().waitFor();
    expect(await moving(), 'home').toEqual([]);
    await page.goto(`${site.url}/sport/soccer`);
    await player.pick(0);
    const picked = page
      .locator('main li')
      .filter({ has: page.locator('button[aria-pressed=true]') })
      .first();
    const id = (await picked.getAttribute('data-match')) ?? '';
    const home = picked.locator('button[aria-pressed=true]').first();
    await put(id, { odds: { 'wl:w': '8.88' } });
    await expect.poll(() => home.getAttribute('data-moved')).toBe('up');
    expect(await moving(), 'lobby').toEqual([]);
    // On a phone the slip is closed: the line beside its button tells what is on it.
    await expect.poll(polite).toMatch(/1 selection on the bet slip/);
    // Said at most every ten seconds, by name where it is picked.
    await expect.poll(polite).toMatch(/odds now [\d./]+, up from \d/);
    expect((await heard(page)).assertive).toEqual([]);
    await player.openSlip();
    await player.slip().getByTestId('slip-pick').waitFor();
    expect(await moving(), 'slip').toEqual([]);

    // The others see it move: what is looked for is there.
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await player.closeSlip();
    const slowly = await opened.context.newCDPSession(page);
    await slowly.send('Animation.enable');
    await slowly.send('Animation.setPlaybackRate', { playbackRate: 0.01 });
    await player.openSlip();
    await expect.poll(moving).not.toEqual([]);
  });
});
