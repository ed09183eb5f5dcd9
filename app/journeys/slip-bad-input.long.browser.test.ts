import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { aPlayer } from '#app/test/player.ts';
import { type OpenPage, rowsOf, type Site, startSite } from '#app/test/site.ts';

const STORED = 'slipway.slip.v3';

describe('a slip with bad input', () => {
  let site: Site;
  let opened: OpenPage | undefined;
  beforeAll(async () => {
    site = await startSite('harborlight', { hurried: true });
  });
  afterEach(async () => {
    expect(opened?.faults).toEqual([]);
    await opened?.context.close();
    opened = undefined;
  });
  afterAll(() => site.close());

  async function withPicks(count: number) {
    opened = await site.openSignedIn('desktop', '/sport/soccer');
    const { page } = opened;
    const player = aPlayer(page, 'desktop');
    for (let nth = 0; nth < count; nth += 1) await player.pick(nth);
    const slip = player.slip();
    const place = slip.getByRole('button', { name: /^(?:Place|Accept and place)/ });
    return { page, player, slip, place };
  }
  const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key) ?? '{}', STORED);
  /** The types that are chosen in the form of a combined bet. */
  const chosen = (page: Page) =>
    page
      .locator('aside')
      .getByRole('group', { name: 'Bet type' })
      .locator('button[aria-pressed=true]')
      .evaluateAll((all) => all.map(({ firstElementChild }) => firstElementChild?.textContent ?? ''));

  it('refuses stakes that cannot be bet, in a sentence each', async () => {
    const { player, slip, place } = await withPicks(3);
    for (const [stake, why] of [
      ['9007199254740993', /Your balance of 1,000\.00\sUSDT does not cover this stake/],
      ['0.001', /The total stake must be at least 0\.01\sUSDT/],
      ['0', /The stake must be above zero/],
      ['-5', /Enter an amount in digits/],
      ['1e3', /Enter an amount in digits/],
      ['0.0000001', /USDT amounts have fewer decimal places/],
      ['9'.repeat(35), /This amount is too long/],
    ] as const) {
      await player.stake(stake);
      await slip.getByText(why).first().waitFor();
      expect(await place.isDisabled(), stake).toBe(true);
      expect(await place.textContent(), stake).not.toMatch(/\d/);
    }
  });

  it('says which type it is now when a selection of a Yankee goes, and is a Yankee again once it is back', async () => {
    const { page, player, slip } = await withPicks(4);
    await slip.getByText('Systems and full covers').click();
    await slip.getByRole('button', { name: /^Yankee/ }).click();
    await player.stake('2.5');
    const remove = slip.getByRole('button', { name: /^Remove (?!all)/ }).first();
    await remove.click();
    await slip
      .getByText('What you had chosen is not possible with these selections. The bet type is now: Treble')
      .waitFor();
    expect(await chosen(page)).toEqual(['Treble']);
    await slip.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => chosen(page)).toEqual(['Yankee']);
    expect(await slip.getByText('What you had chosen is not possible').count()).toBe(0);
    await slip.getByRole('button', { name: 'Place bet for 27.50' }).waitFor();
  });

  it.each(rowsOf([['quantum', '3-string-1'], ['__proto__'], ['99-string-1']]))(
    'opens a stored slip with types of a newer build, says so and keeps selections and stake: %s',
    async (...passes) => {
      const { page, player, slip } = await withPicks(3);
      await player.stake('10');
      await expect.poll(() => stored(page)).toMatch(/"stake":"10"/);
      const { coupons, ...rest } = JSON.parse(await stored(page)) as { coupons: { soccer: object } };
      const newer = JSON.stringify({ ...rest, coupons: { soccer: { ...coupons.soccer, passes } } });
      await page.evaluate(([key, text]) => localStorage.setItem(key, text), [STORED, newer] as const);
      await page.reload();
      await slip.getByText(/^What you had chosen is not possible/).waitFor();
      expect(await slip.getByTestId('slip-pick').count()).toBe(3);
      expect(await chosen(page)).toEqual(['Treble']);
      expect(await slip.getByLabel('Stake per line').inputValue()).toBe('10');
    },
  );

  it('keeps type, stake and selections in another language and another format of odds', async () => {
    const { page, player, slip } = await withPicks(4);
    await player.choosePass(/^Treble/);
    await player.stake('12.5');
    await page.getByRole('banner').getByRole('combobox', { name: 'Language' }).selectOption('pt');
    await slip.getByRole('button', { name: 'Apostar 50,00' }).waitFor();
    expect(await slip.getByLabel('Valor por linha').inputValue()).toBe('12,50');
    expect(await slip.getByRole('button', { name: /^Tripla/ }).getAttribute('aria-pressed')).toBe('true');
    await page.getByRole('banner').getByRole('combobox').selectOption('en');
    const coupon = async () => (JSON.parse(await stored(page)) as { coupons: unknown }).coupons;
    const before = await coupon();
    await slip.getByRole('button', { name: 'Slip settings' }).click();
    await slip.getByLabel('Odds format').selectOption('american');
    await slip
      .getByText(/^[+-]\d{3}$/)
      .first()
      .waitFor();
    await slip.getByRole('button', { name: 'Place bet for 50.00' }).waitFor();
    expect(await coupon()).toEqual(before);
  });

  it('with every outcome of one match: no line holds the match twice', async () => {
    const { page, player, slip } = await withPicks(2);
    const row = page.locator('main li[data-state="scheduled"]').first();
    const labels = await row
      .locator('button[aria-pressed=false]')
      .evaluateAll((all) =>
        all.map((each) => each.getAttribute('aria-label') ?? '').filter((label) => /, \d+\.\d+$/.test(label)),
      );
    for (const label of labels) await row.locator(`button[aria-label="${label}"]`).click();
    await expect.poll(() => slip.getByTestId('slip-pick').count()).toBe(2 + labels.length);
    await player.stake('1');
    // Each outcome of the one match with the one of the other.
    expect(await chosen(page)).toEqual(['Double']);
    await slip.getByRole('button', { name: `Place bet for ${1 + labels.length}.00` }).waitFor();
  });
});
