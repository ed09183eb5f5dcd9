import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { announcedOf, outcomeOf, recordAnnouncements } from '#app/test/announcements.ts';
import { callAs } from '#app/test/call-as.ts';
import { openMatches, placeWins } from '#app/test/place.ts';
import { aLotteryPlayer } from '#app/test/lottery-player.ts';
import { aPlayer, DEMO_PLAYER } from '#app/test/player.ts';
import { layoutsOf, type OpenPage, rowsOf, type Site, startSite } from '#app/test/site.ts';
import { aWallet } from '#app/test/wallet.ts';
import { limitIn } from '#contract/entities';
import { setLimit } from '#simulator/testing';

const TRON = 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE';
const PASSWORD = '246810';

/** The other forms announce through the same parts (app/ui/outcome.tsx): `npm run qa -- journeys` goes through them. */
const inJourneys = it.each(rowsOf([0], 0));

describe.each(layoutsOf('mobile'))('the outcome of an action on money, %s', (layout) => {
  let site: Site;
  let opened: OpenPage;
  beforeAll(async () => {
    site = await startSite('harborlight', { hurried: true });
  });
  afterEach(async () => {
    site.simulator.world().faults.clear();
    expect(opened.faults).toEqual([]);
    await opened.context.close();
  });
  afterAll(() => site.close());

  async function begin(address?: string) {
    opened = await site.openSignedIn(layout, address, { before: recordAnnouncements });
    const { page } = opened;
    const wallet = aWallet(page, layout);
    return { page, wallet, player: aPlayer(page, layout), draws: aLotteryPlayer(page, layout) };
  }

  it('a deposit: what is wrong, the order, the refusal', async () => {
    const { page, wallet } = await begin();
    await wallet.open();
    await wallet.field('Amount').fill('1');
    const wrong = { focus: /^input: Amount$/, said: /The lowest amount is/ };
    await outcomeOf(page, wallet.field('Amount'), wrong);
    await wallet.field('Amount').fill('20');
    const order = { focus: /^outcome: Deposit 20\.00 USDT/, said: /Deposit 20\.00.USDT/ };
    await outcomeOf(page, wallet.button('Deposit 20.00 USDT'), order);
    await wallet.button('Make another deposit').press('Enter');
    await wallet.field('Amount').fill('30');
    const world = site.simulator.world();
    const member = world.members.byAccount(DEMO_PLAYER.email);
    if (member === undefined) throw new Error('The fixtures have no demo player.');
    setLimit(world, member, limitIn(member.currency, { kind: 'deposit', period: 'day', value: '25' }));
    const refused = { focus: /^outcome: .*deposit limit/, said: /Your deposit limit of/ };
    expect(await outcomeOf(page, wallet.field('Amount'), refused)).not.toBe('body');
  });

  it('a withdrawal: an account, the review, a wrong payment password, the receipt', async () => {
    const { page, wallet } = await begin();
    await wallet.open('Withdraw');
    await wallet.button('Add an account').press('Enter');
    const several = { focus: /^outcome: Some fields need a correction/, said: /Some fields need a correction/ };
    await outcomeOf(page, wallet.button('Save account'), several);
    await wallet.field('Wallet address').fill(TRON);
    await wallet.field('A name for this address').fill('Ledger');
    await page.keyboard.press('Enter');
    await wallet.dialog.getByRole('radio', { name: /TRC20/ }).first().waitFor();
    await wallet.field('Amount').fill('999999');
    const wrong = { focus: /^input: Amount$/, said: /balance|highest/ };
    await outcomeOf(page, wallet.button('Review'), wrong);
    await wallet.field('Amount').fill('50');
    const review = { focus: /^outcome: Check your withdrawal/, said: /Check your withdrawal/ };
    expect(await outcomeOf(page, wallet.field('Amount'), review)).toBe('input: Payment password');
    await wallet.field('Payment password').fill('000000');
    const refused = { focus: /^input: Payment password$/, said: /Wrong payment password/ };
    await outcomeOf(page, wallet.field('Payment password'), refused);
    await wallet.field('Payment password').fill(PASSWORD);
    const receipt = { focus: /^outcome: Withdrawal requested/, said: /Withdrawal requested/ };
    expect(await outcomeOf(page, wallet.field('Payment password'), receipt)).toBe('button: Done');
  });

  inJourneys('a transfer to a person: two errors, the review, the receipt', async () => {
    const { page, wallet } = await begin();
    await wallet.open('Transfer');
    const several = { focus: /^outcome: Some fields need a correction/, said: /Enter who should receive it/ };
    expect(await outcomeOf(page, wallet.button('Review'), several)).toBe('button: Receiver');
    await wallet.field('Receiver').fill('agent@demo.slipway.test');
    await wallet.field('Amount').fill('5');
    const review = { focus: /^outcome: Check your transfer/, said: /Check your transfer/ };
    expect(await outcomeOf(page, wallet.field('Amount'), review)).toBe('input: Payment password');
    await wallet.field('Payment password').fill(PASSWORD);
    const receipt = { focus: /^outcome: Transfer done/, said: /Transfer done/ };
    expect(await outcomeOf(page, wallet.field('Payment password'), receipt)).toBe('button: Done');
  });

  inJourneys('a game wallet: in, everything back', async () => {
    const { page, wallet } = await begin();
    await wallet.open();
    await wallet.tab('Games');
    await wallet.field('Amount').fill('12');
    const moved = { focus: /^outcome: Moved into/, said: /Moved into/ };
    await outcomeOf(page, wallet.field('Amount'), moved);
    const back = { focus: /^outcome: Everything is back/, said: /Everything is back/ };
    expect(await outcomeOf(page, wallet.button('Take everything back'), back)).not.toBe('body');
  });

  it('a bet: more than the balance, accepted odds, the receipt', async () => {
    const { page, player } = await begin('/sport/soccer');
    await player.pick(0);
    const pressed = page.locator('main li').filter({ has: page.locator('button[aria-pressed=true]') });
    const id = (await pressed.first().getAttribute('data-match')) ?? '';
    await player.openSlip();
    const slip = player.slip();
    const stake = slip.getByLabel('Stake per line');
    await stake.fill('2');
    await stake.focus();
    const tooMuch = /^(?!Stake per line).*does not cover/;
    await announcedOf(page, tooMuch);
    await stake.fill('100000');
    await slip.getByText(/does not cover this stake/).waitFor();
    expect(await announcedOf(page, tooMuch)).toEqual([expect.stringMatching(tooMuch)]);
    expect(
      await stake.evaluate((input) => [
        input.getAttribute('aria-invalid'),
        /does not cover/.test(document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent ?? ''),
      ]),
    ).toEqual(['true', true]);
    await stake.fill('2');
    await site.control(`matches/${id}`, { odds: { 'wl:w': '9.90' } });
    const accept = slip.getByRole('button', { name: 'Accept new odds' });
    await accept.waitFor();
    const accepted = { focus: /^button: Place bet for 2\.00/, said: /^Place bet for 2\.00/ };
    await outcomeOf(page, accept, accepted);
    const place = slip.getByRole('button', { name: /^Place bet for 2\.00/ });
    const receipt = { focus: /^outcome: .*Your bet has been placed/, said: /Your bet has been placed/ };
    await outcomeOf(page, place, receipt);
  });

  it.each(
    rowsOf([
      ['/lottery/gallopingmarksix', 'Special number', /^1, /],
      ['/lottery/pk10', 'Two sides', /^Champion: Big, /],
    ] as const),
  )('a bet on a draw, %s: the review, the receipt', async (address, kind, cell) => {
    const { page, draws } = await begin(address);
    await draws.pick(kind, cell);
    await draws.amountForAll('2');
    await draws.openSlip();
    await page
      .getByRole('button', { name: /^Review / })
      .last()
      .press('Enter');
    const place = draws.dialog.getByRole('button', { name: /Place bet for/ });
    const receipt = { focus: /^outcome: Bet placed|^outcome: .*placed/, said: /placed/ };
    expect(await outcomeOf(page, place, receipt)).not.toBe('body');
  });

  inJourneys('a cricket bet: the receipt', async () => {
    const { page, player } = await begin('/sport/cricket');
    await page
      .getByRole('link', { name: /^Bets on/ })
      .last()
      .click();
    await page.getByRole('group', { name: 'Match winner' }).getByRole('button').first().click();
    await player.openSlip();
    const slip = player.slip();
    await slip.getByRole('region', { name: 'Cricket slip' }).getByRole('textbox').first().fill('3');
    const place = slip.getByRole('button', { name: /^Place bet for 3\.00/ });
    const receipt = { focus: /^outcome: .*Your bet has been placed/, said: /Your bet has been placed/ };
    expect(await outcomeOf(page, place, receipt)).not.toBe('body');
  });

  it('a cash-out: the offer, that it is paid', async () => {
    const caller = await callAs(site.simulator.url, DEMO_PLAYER);
    const { bet_id: id } = await placeWins(caller, (await openMatches(caller)).slice(0, 1), ['single'], '10');
    const { page } = await begin(`/my-bets`);
    const card = page.getByTestId('bet').filter({ has: page.getByRole('link', { name: `Details of bet ${id}` }) });
    await card.getByRole('link', { name: 'Cash out' }).press('Enter');
    const confirm = page.getByRole('button', { name: /^Cash out for/ });
    await confirm.waitFor();
    const paid = { focus: /^outcome: Cashed out for/, said: /Cashed out for/ };
    expect(await outcomeOf(page, confirm, paid)).not.toBe('body');
  });
});
