import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Bet, Match } from '#contract/entities';
import { subtractAmounts } from '#engine/money';
import type { SlipItem } from '#app/features/betting/slip/model/slip-item.ts';
import { axeFindsInBoth } from '#app/test/axe.ts';
import { aPlayer, DEMO_PLAYER } from '#app/test/player.ts';
import { callAs } from '#app/test/call-as.ts';
import { winOnSlip } from '#app/test/expected-texts.ts';
import { soccerMatches } from '#app/test/place.ts';
import { textsOf } from '#app/test/texts-of.ts';
import { testBrands } from '#cli/test/brands.ts';
import { layoutsOf, startSite, type Layout, type OpenPage, type Site } from '#app/test/site.ts';

/** The whole page is looked at elsewhere; here it is the slip with everything open. */
const violations = (page: Page) => axeFindsInBoth(page, 'section[aria-label="Bet slip"]');

/** What the page itself keeps of its slip. */
const kept = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('slipway.slip.v3') ?? '{"items":[]}') as { items: SlipItem[] });

describe('the bet slip', () => {
  let site: Site;
  let brands: ReturnType<typeof testBrands>;
  let opened: OpenPage | undefined;

  beforeAll(async () => {
    // Ten picks are more than a line of the trade's rules has.
    brands = testBrands(['harborlight']);
    brands.edit('harborlight', '"rules": "csl"', '"rules": { "folds": "trade" }');
    site = await startSite('harborlight', { hurried: true, brands: brands.root });
  });
  afterEach(async () => {
    expect(opened?.faults).toEqual([]);
    await opened?.context.close();
    opened = undefined;
  });
  afterAll(async () => {
    await site.close();
    brands.remove();
  });

  async function open(layout: Layout, picks: number) {
    opened = await site.openSignedIn(layout, '/sport/soccer');
    const { page } = opened;
    // A step that hangs is named, instead of the whole journey.
    const player = aPlayer(page, layout);
    const matches = await soccerMatches(await callAs(site.simulator.url, DEMO_PLAYER));
    const picked: Match[] = [];
    for (let nth = 0; nth < picks; nth += 1) {
      const id = await player.pick(nth);
      picked.push(...matches.filter(({ match_id: each }) => each === id));
    }
    await player.openSlip();
    const slip = player.slip();
    /** The selections on the slip. */
    const onSlip = () => textsOf(slip.getByTestId('slip-pick'));
    await expect.poll(onSlip).toEqual(picked.map(winOnSlip));
    const shown = (name: string) => slip.getByTestId(name).textContent();
    const place = slip.getByRole('button', { name: /^(?:Place|Accept and place)/ });
    return { page, player, slip, shown, place, picked, onSlip };
  }

  /** The bets in the upstream's books, newest first: number, total stake and matches. */
  async function stored() {
    const caller = await callAs(site.simulator.url, DEMO_PLAYER);
    const { bets } = (await caller.get('/sports/api/v1/soccer/mybet?status=1')) as { bets: Bet[] };
    return bets.map(({ bet_id: number, bet_amount: amount, matches }) => [
      number,
      amount,
      ...matches.map(({ match_id: match, banker }) => (banker === true ? `${match} banker` : match)),
    ]);
  }

  it.each(layoutsOf('mobile'))(
    'ten picks: bankers, systems, several passes, limits, moved odds, suspended, undo, code, %s',
    async (layout) => {
      const { page, player, slip, shown, place, picked, onSlip } = await open(layout, 10);
      await slip.getByText('Match result: a line has at most 8 matches.').waitFor();

      // Two bankers: of the other eight, six fill up lines of eight, one fills up lines of three.
      await slip
        .getByRole('button', { name: /^Banker/ })
        .nth(0)
        .click();
      await slip
        .getByRole('button', { name: /^Banker/ })
        .nth(1)
        .click();
      await player.choosePass(/^Treble/);
      await player.addType(/^\+ 8-fold/);
      expect(await textsOf(slip.getByTestId('chosen-type'))).toEqual([
        ['Treble (3 String 1)', '8 lines'],
        ['8-fold (8 String 1)', '28 lines'],
      ]);
      await player.stake('2');
      await expect.poll(() => shown('total-stake')).toBe('72.00\u00a0USDT');
      await slip.getByRole('button', { name: 'Raise the multiple' }).click();
      await expect.poll(() => shown('total-stake')).toBe('144.00\u00a0USDT');
      await slip.getByLabel('Multiple', { exact: true }).fill('100000');
      await slip
        .getByText(/The multiple is above the maximum of/)
        .first()
        .waitFor();
      await slip.getByLabel('Multiple', { exact: true }).fill('1');
      await slip.getByRole('button', { name: '+10', exact: true }).click();
      await expect.poll(() => shown('total-stake')).toBe('432.00\u00a0USDT');

      // What it is made of.
      await slip.getByText('How the highest return is made').click();
      await slip.getByText(/28 lines of 8:/).waitFor();
      await slip.getByText(/8 lines of 3:/).waitFor();
      await slip.getByText('All lines').click();
      await slip.getByText('1–20 of 36').waitFor();
      await slip.getByRole('button', { name: 'Last' }).click();
      await slip.getByText('21–36 of 36').waitFor();

      // Limits say their numbers; the highest stake is the highest that is taken.
      await player.stake('50');
      await slip.getByText(/Your balance of .* does not cover this stake/).waitFor();
      expect(await place.isDisabled()).toBe(true);
      await slip.getByRole('button', { name: 'MAX: Highest possible stake' }).click();
      await expect.poll(() => place.isEnabled()).toBe(true);
      await player.stake('0.01');

      // Removed and brought back, stake and all.
      const remove = slip.getByRole('button', { name: /^Remove/ });
      await remove.nth(9).click();
      await slip.getByText('1 selection removed').waitFor();
      await slip.getByRole('button', { name: 'Undo' }).click();
      await expect.poll(onSlip).toEqual(picked.map(winOnSlip));

      // A market is suspended: the pick is marked and kept, with the reason.
      const [first, second] = (await kept(page)).items;
      await site.control(`matches/${first?.matchId}`, { suspended: ['wl'] });
      await slip.getByText('1 selection is suspended at the moment. Wait or remove it.').waitFor();
      expect(await place.isDisabled()).toBe(true);
      await site.control(`matches/${first?.matchId}`, { suspended: [] });
      await expect.poll(() => place.isEnabled()).toBe(true);

      // Odds move: both are shown, and the player decides.
      const agreed = second?.odds ?? '';
      const now = layout === 'desktop' ? '1.11' : '1.22';
      await site.control(`matches/${second?.matchId}`, { odds: { 'wl:w': now } });
      await slip.getByText('The odds of 1 selection have changed.').waitFor();
      // One press accepts and places, at the return that the button shows.
      await expect.poll(() => place.textContent()).toMatch(/^Accept and place 0\.36\sUSDT/);
      const moved = picked
        .map(winOnSlip)
        .map((texts, at) => (at === 1 ? [...texts.slice(0, -1), 'was', agreed, 'now', now] : texts));
      expect(await onSlip()).toEqual(moved);
      // What lies under the fixed button or title measures as smaller there, but a player can scroll it out.
      const multiple = slip.getByRole('button', { name: 'Raise the multiple' });
      await multiple.evaluate((button) => button.scrollIntoView({ block: 'center' }));
      expect(await violations(page), 'moved odds').toEqual([]);
      await slip.getByRole('button', { name: 'Accept new odds' }).click();
      await expect.poll(() => place.isEnabled()).toBe(true);

      // The code brings the same picks to another device.
      await slip.getByRole('button', { name: 'Share the slip' }).click();
      const shownCode = () => slip.getByTestId('booking-code').inputValue();
      await expect.poll(shownCode).toMatch(/^[\dA-HJKMNP-TV-Z]{8}$/);
      const code = await shownCode();
      const other = await site.open(layout, `/booking/${code}`);
      await other.page.getByRole('button', { name: 'Put it on my slip' }).click();
      const { items } = await kept(page);
      expect(items.map(({ matchId, market, outcome }) => [matchId, market, outcome])).toEqual(
        picked.map(({ match_id: id }) => [id, 'wl', 'w']),
      );
      await expect.poll(async () => (await kept(other.page)).items).toEqual(items);
      const mistyped = `${code.slice(0, 3)}${code[3] === '7' ? '8' : '7'}${code.slice(4)}`;
      await other.page.goto(`${site.url}/booking/${mistyped}`);
      await other.page.getByText(/This booking code is damaged/).waitFor();
      await other.context.close();

      // Kept over a reload, then placed: the receipt has its number.
      await page.reload();
      await player.openSlip();
      await expect.poll(() => shown('total-stake')).toBe('0.36\u00a0USDT');
      await expect.poll(() => place.isEnabled()).toBe(true);
      await place.click();
      await expect.poll(() => player.receipt().textContent()).toMatch(/^bet-/);
      const ids = picked.map(({ match_id: id }, at) => (at < 2 ? `${id} banker` : id));
      expect((await stored())[0]).toEqual([await player.receipt().textContent(), '0.360000', ...ids]);
      expect(await violations(page), 'receipt').toEqual([]);
      expect(await slip.getByTestId('slip-pick').count()).toBe(0);
    },
  );

  it('places singles one by one, and is honest about each; the refused one stays', async () => {
    const { page, slip, place, picked } = await open('desktop', 3);
    const caller = await callAs(site.simulator.url, DEMO_PLAYER);
    const balance = async () => ((await caller.get('/sports/api/v1/member/account')) as { score: string }).score;
    const before = await balance();
    await slip.getByRole('button', { name: 'Singles', exact: true }).click();
    const stakes = slip.getByRole('textbox', { name: /^Stake for .* to win$/ });
    for (const [index, stake] of ['1', '2', '4'].entries()) await stakes.nth(index).fill(stake);
    await expect.poll(() => slip.getByTestId('total-stake').textContent()).toBe('7.00\u00a0USDT');
    const { items } = await kept(page);
    // Moved while the bets are on their way: the page learns of it only after the press.
    let moved: Promise<unknown> | undefined;
    await page.route(
      (url) => url.pathname.startsWith('/sports/api/v1/soccer'),
      async (route) => {
        if (route.request().method() === 'POST')
          await (moved ??= site.control(`matches/${items[1]?.matchId}`, { odds: { 'wl:w': '1.01' } }));
        await route.continue();
      },
    );
    await place.click();
    await slip.getByText('the odds have changed meanwhile').waitFor();
    const receipts = slip.getByTestId('receipt-id');
    await expect
      .poll(async () => (await stored()).slice(0, 2).map(([, ...bet]) => bet))
      .toEqual([
        ['4.000000', picked[2]?.match_id],
        ['1.000000', picked[0]?.match_id],
      ]);
    const numbers = (await stored()).slice(0, 2).map(([number]) => number);
    await expect.poll(() => receipts.allTextContents()).toEqual(numbers.toReversed());
    await expect.poll(async () => (await kept(page)).items.map(({ matchId }) => matchId)).toEqual([items[1]?.matchId]);
    expect(subtractAmounts(before, await balance())).toBe('5.000000');
    // The refusal is still there after a reload; the receipts have been read.
    await page.reload();
    await slip.getByText('This bet was refused and nothing was charged.').waitFor();
    expect(await receipts.count()).toBe(0);
  });

  it('says which type it is now when a selection of a Yankee goes, and is a Yankee again once it is back', async () => {
    const { player, slip } = await open('desktop', 4);
    const chosen = () =>
      slip
        .getByRole('group', { name: 'Bet type' })
        .locator('button[aria-pressed=true]')
        .evaluateAll((all) => all.map(({ firstElementChild }) => firstElementChild?.textContent ?? ''));
    await slip.getByText('Systems and full covers').click();
    await slip.getByRole('button', { name: /^Yankee/ }).click();
    await player.stake('2.5');
    await slip
      .getByRole('button', { name: /^Remove (?!all)/ })
      .first()
      .click();
    await slip
      .getByText('What you had chosen is not possible with these selections. The bet type is now: Treble')
      .waitFor();
    expect(await chosen()).toEqual(['Treble']);
    await slip.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(chosen).toEqual(['Yankee']);
    expect(await slip.getByText('What you had chosen is not possible').count()).toBe(0);
    await slip.getByRole('button', { name: 'Place bet for 27.50' }).waitFor();
  });
});
