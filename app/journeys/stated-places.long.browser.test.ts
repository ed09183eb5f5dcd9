import { readFile } from 'node:fs/promises';
import type { Locator } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Bet } from '#contract/entities';
import { callAs, type Caller, signInTo } from '#app/test/call-as.ts';
import { winOdds } from '#app/test/expected-texts.ts';
import { openMatches } from '#app/test/place.ts';
import { DEMO_PLAYER, aPlayer } from '#app/test/player.ts';
import { type OpenPage, rowsOf, type Site, startSite } from '#app/test/site.ts';
import { testBrands } from '#cli/test/brands.ts';

const DAYS_S = 5 * 24 * 3_600;

/** The amounts that have the currency behind them. */
async function amountsIn(shown: Locator, code: string): Promise<readonly string[]> {
  const form = new RegExp(String.raw`(?<![\d.,])([\d,]+(?:\.\d+)?)\s${code}`, 'g');
  return [...(await shown.innerText()).matchAll(form)].map(([, amount = '']) => amount);
}

const CURRENCIES = [
  {
    code: 'KWD',
    places: 3,
    stake: '1.234',
    wrong: '1.2345',
    amount: /^[\d,]+\.\d{3}$/,
    raw: /^\d+\.\d{3}$/,
  },
  { code: 'JPY', places: 0, stake: '150', wrong: '150.5', amount: /^[\d,]+$/, raw: /^\d+$/ },
] as const;

describe.each(rowsOf(CURRENCIES))(
  'a wallet in $code, with the places of its money',
  ({ code, places, stake, wrong, amount, raw }) => {
    const brands = testBrands(['harborlight']);
    let site: Site;
    let opened: OpenPage;
    let caller: Caller;

    beforeAll(async () => {
      brands.edit(
        'harborlight',
        '"currencies": ["USDT", ',
        `"currencies": ["USDT", { "code": "${code}", "places": ${places} }, `,
      );
      const world = { places: new Map([[code, places]]) };
      site = await startSite('harborlight', { hurried: true, brands: brands.root, world });
      caller = await callAs(site.simulator.url, DEMO_PLAYER);
      const { token } = (await signInTo(site.simulator.url, DEMO_PLAYER)) as { readonly token: string };
      const headers = { authorization: `Bearer ${token}` };
      const unit = `${site.simulator.url}/sports/api/v1/member/currency?unit=${code}`;
      expect((await fetch(unit, { method: 'PUT', headers })).status).toBe(200);
    });
    afterEach(async () => {
      expect(opened.faults).toEqual([]);
      await opened.context.close();
    });
    afterAll(async () => {
      await site?.close();
      brands.remove();
    });

    /** Every amount of what is shown, of which there must be some. */
    async function areWhole(shown: Locator, what: string): Promise<void> {
      await expect.poll(async () => (await amountsIn(shown, code)).length, { message: what }).toBeGreaterThan(0);
      expect(
        (await amountsIn(shown, code)).filter((each) => !amount.test(each)),
        what,
      ).toEqual([]);
    }

    it('is read with them from the stake to the report and its file', async () => {
      opened = await site.openSignedIn('desktop', '/sport/soccer');
      const { page } = opened;
      const player = aPlayer(page, 'desktop');
      const picked = [await player.pick(0), await player.pick(1)];
      const matches = (await openMatches(caller)).filter(({ match_id: id }) => picked.includes(id));
      const slip = player.slip();
      await player.stake(wrong);
      await slip.getByText(`${code} amounts have fewer decimal places.`).first().waitFor();
      await player.stake(stake);
      await slip.getByTestId('place').and(page.locator(':enabled')).waitFor();
      await areWhole(slip, 'the slip');
      const quick = slip.getByRole('group', { name: 'Add to the stake' }).getByRole('button');
      for (const text of await quick.allTextContents())
        expect(text.split('.')[1]?.length ?? 0).toBeLessThanOrEqual(places);
      await player.place();
      const id = (await player.receipt().textContent()) ?? '';
      await areWhole(slip, 'the receipt');
      const bet = (await caller.get(`/sports/api/v1/soccer/mybet/${id}`)) as Bet;
      expect([bet.bet_amount, bet.max_payout].filter((each) => !raw.test(each))).toEqual([]);
      expect(matches.map(winOdds)).toHaveLength(2);

      await page.goto(`${site.url}/my-bets`);
      await page.getByRole('link', { name: `Details of bet ${id}` }).waitFor();
      await areWhole(page.getByRole('main'), 'my bets');
      await page.getByRole('link', { name: `Details of bet ${id}` }).click();
      await areWhole(page.getByTestId('bet-detail'), 'its detail');
      await page.getByRole('button', { name: 'Back to my bets' }).click();

      for (const { match_id: match } of matches)
        await site.control(`matches/${match}`, { result: { ft: '2:0', ht: '1:0' } });
      await site.control('clock', { advance: DAYS_S });
      caller = await callAs(site.simulator.url, DEMO_PLAYER);
      const won = (await caller.get(`/sports/api/v1/soccer/mybet/${id}`)) as Bet;
      expect(won.payout).toMatch(raw);

      await page.getByRole('button', { name: 'Settled' }).click();
      await page.getByRole('link', { name: `Details of bet ${id}` }).waitFor();
      await areWhole(page.getByRole('main'), 'settled bets');
      await page.goto(`${site.url}/reports`);
      await page.getByTestId('report-total').waitFor();
      await areWhole(page.getByRole('main'), 'the report');
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Export as CSV' }).click(),
      ]);
      const rows = (await readFile(await download.path(), 'utf8'))
        .split('\r\n')
        .slice(1)
        .filter((row) => row !== '');
      const money = rows.flatMap((row) => row.replaceAll('"', '').split(',').slice(2, 4));
      expect(money).not.toEqual([]);
      expect(money.filter((each) => !raw.test(each))).toEqual([]);
    });
  },
);
