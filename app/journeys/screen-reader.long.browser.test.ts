import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { heard } from '#app/test/accessibility-tree.ts';
import { aPlayer, DEMO_PLAYER } from '#app/test/player.ts';
import { rowsOf, startSite, type OpenPage, type Site } from '#app/test/site.ts';
import { limitIn } from '#contract/entities';
import { setLimit } from '#simulator/testing';

const SAID_EVERY_MS = 10_000;
const DAYS_S = 4 * 24 * 3_600;
/** Longer than a frame, so that something is seen to move. */
const MOVES_FROM_MS = 20;

/** `.ci/run` hears one of them, and the outcomes of actions in other files. */
const inJourneys = it.each(rowsOf([0], 0));

describe('what a screen reader hears, and who wants no motion', () => {
  let site: Site;
  let opened: OpenPage;
  beforeAll(async () => {
    site = await startSite('pennygate', { hurried: true, world: { profile: 'uk' } });
  });
  afterEach(async () => {
    expect(opened.faults).toEqual([]);
    await opened.context.close();
  });
  afterAll(() => site.close());

  const polite = async () => (await heard(opened.page)).polite.join(' | ');
  const assertive = async () => (await heard(opened.page)).assertive.join(' | ');
  const put = (id: string, body: object) => site.control(`matches/${id}`, body);

  /** The lobby on the desktop, where page and slip are side by side, with the first home win on the slip. */
  async function withPick() {
    opened = await site.openSignedIn('desktop', '/sport/soccer', { before: (page) => page.clock.install() });
    const { page } = opened;
    const player = aPlayer(page, 'desktop');
    const slip = player.slip();
    const id = await player.pick(0);
    await expect.poll(polite).toMatch(/added to the bet slip/);
    return { page, player, slip, id };
  }

  it('odds up and down by name and by number, and picks that stop, go and come back', async () => {
    const { page, slip, id } = await withPick();
    const other = await page
      .locator('main li[data-state=scheduled]')
      .filter({ has: page.locator('button[aria-label*=" to win,"][aria-pressed=false]:enabled') })
      .evaluateAll(
        (rows, mine) => rows.map(({ dataset }) => dataset['match'] ?? '').find((each) => each !== mine) ?? '',
        id,
      );

    // By name where it is picked and by number where not; once in ten seconds at most.
    await put(id, { odds: { 'wl:w': '9.90' } });
    await put(other, { odds: { 'wl:w': '1.01' } });
    await expect.poll(polite).toMatch(/odds of 1 selection have changed/);
    await page.clock.fastForward(SAID_EVERY_MS + 500);
    await expect.poll(polite).toMatch(/odds now [\d./]+, up from \d/);
    await expect.poll(polite).toMatch(/1 price on the page went down\./);
    expect(await assertive()).toBe('');
    await slip.getByRole('button', { name: 'Accept new odds' }).click();

    await put(id, { suspended: ['wl'] });
    await expect.poll(polite).toMatch(/Suspended for the moment/);
    await put(id, { suspended: [] });
    await slip.getByRole('button', { name: /^Remove (?!all)/ }).click();
    await expect.poll(polite).toMatch(/1 selection removed/);
    await slip.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(polite).toMatch(/added to the bet slip/);
  });

  inJourneys('a bet that is placed, and in a tone that celebrates nothing, that it was settled', async () => {
    const { page, player, slip, id } = await withPick();
    await player.stake('1');
    await player.place();
    await player.receipt().waitFor();
    expect(await polite()).toMatch(/Your bet has been placed/);
    await slip.getByRole('button', { name: 'Done' }).click();

    await put(id, { result: { ft: '0:3', ht: '0:1' } });
    // A toast goes by itself after two and a half seconds of the page's clock, which stands still until it was read.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
    await site.control('clock', { advance: DAYS_S });
    await expect.poll(polite).toMatch(/A bet was settled\. Your balance is up to date\./);
    await page.clock.resume();
    // It can be read again once it has gone, still in the tone of news.
    await page.getByRole('banner').getByRole('button', { name: 'Recent messages' }).click();
    const message = page.getByRole('listitem').filter({ hasText: 'A bet was settled' }).first();
    expect(await message.getAttribute('data-kind')).toBe('info');
  });

  inJourneys('a refusal, at once and with the number', async () => {
    const { player, slip } = await withPick();
    await player.stake('2');
    await expect.poll(() => slip.getByRole('button', { name: /^Place bet for/ }).isEnabled()).toBe(true);
    // The limit was lowered on another device: the page learns it from the refusal.
    const world = site.simulator.world();
    const member = world.members.byAccount(DEMO_PLAYER.email);
    if (member === undefined) throw new Error('The fixtures have no demo player.');
    setLimit(world, member, limitIn(member.currency, { kind: 'stake', period: 'day', value: '1.5' }));
    await player.place();
    await expect.poll(assertive).toMatch(/Your stake limit of 1\.50 \w+ \(24 hours\) leaves \d\.\d\d/);
  });

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
    const id = await player.pick(0);
    const home = page.locator(`main li[data-match="${id}"] button[aria-pressed=true]`).first();
    await home.waitFor();
    // Above what the first test set.
    await put(id, { odds: { 'wl:w': '12.34' } });
    await expect.poll(() => home.getAttribute('data-moved')).toBe('up');
    expect(await moving(), 'lobby').toEqual([]);
    // On a phone the slip is closed: the line beside its button gives the count.
    await expect.poll(polite).toMatch(/1 selection on the bet slip/);
    // Announced at most every ten seconds, by name if it is picked.
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
