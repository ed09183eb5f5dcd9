import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { rows } from '#contract/rows';
import type { Upstream } from '#simulator';
import { aPlayer, DEMO_PLAYER } from '#app/test/player.ts';
import { startSite, type OpenPage, type Site } from '#app/test/site.ts';
import { aWallet } from '#app/test/wallet.ts';
import type { MoneyRowName } from '#app/api/money/money-row-names.ts';
import { countDone } from '#app/test/faults/count-done.ts';
import { openTcpProxy, type TcpProxy } from './tcp-proxy.ts';
import { VirtualWait } from './virtual-wait.ts';
import { WIRE_FAULTS } from './wire-faults.ts';

const pathOf = (row: MoneyRowName) => `/${rows[row].service}/${rows[row].path}`.replace('{game}', 'soccer');

/** The app as it ships, with its own buttons, behind a proxy that breaks connections. */
function aBrokenWire(upstream: Upstream) {
  let site: Site;
  let proxy: TcpProxy;
  let opened: OpenPage | undefined;
  let struck: { readonly row: MoneyRowName; readonly fault: string } | undefined;
  let deliveries = 0;
  const done = (row: MoneyRowName) => countDone(site.simulator.world(), DEMO_PLAYER.id, row);

  beforeAll(async () => {
    // A clock that runs: a bet of a stopped one was placed before a page that has been open for three seconds pressed for it.
    site = await startSite('harborlight', { upstream, world: { speed: 1 } });
    proxy = await openTcpProxy({
      time: new VirtualWait(),
      target: () => site.url,
      async handle(delivery) {
        const { method, path } = delivery.request;
        if (struck === undefined || method !== 'POST' || path !== pathOf(struck.row)) return false;
        deliveries += 1;
        const { wire, strikes } = WIRE_FAULTS[struck.fault] ?? {};
        if (wire === undefined || (strikes === 'first' && deliveries > 1)) return false;
        await wire(delivery, deliveries);
        return true;
      },
    });
  });
  afterEach(async () => {
    struck = undefined;
    deliveries = 0;
    await opened?.context.close();
  });
  afterAll(async () => {
    await proxy.close();
    await site.close();
  });

  async function signedIn(address: string) {
    opened = await site.openSignedIn('desktop', address, { through: proxy.url });
    return { player: aPlayer(opened.page, 'desktop'), wallet: aWallet(opened.page), page: opened.page };
  }

  async function placeBet(stake: string, fault: string) {
    const { player, page } = await signedIn('/sport/soccer');
    const before = done('placeBet');
    await player.pick(0);
    await player.stake(stake);
    struck = { row: 'placeBet', fault };
    await player.place();
    await player.receipt().waitFor();
    return { page, placed: () => done('placeBet') - before };
  }

  return {
    signedIn,
    placeBet,
    done,
    strike: (row: MoneyRowName, fault: string) => (struck = { row, fault }),
    deliveries: () => deliveries,
  };
}

describe('the real page over a broken wire, an upstream without keys', () => {
  const wire = aBrokenWire('strict-spec');

  it('a bet that the browser sent twice is booked twice, and the page says so', async () => {
    const { page, placed } = await wire.placeBet('3', 'answer lost by RST, once');
    await page.getByText('The history has this twice.', { exact: false }).first().waitFor();
    expect([placed(), wire.deliveries()]).toEqual([2, 2]);
  });
});

describe('the real page over a broken wire, an upstream with keys', () => {
  const wire = aBrokenWire('keyed');

  it('a bet whose answers are all lost is one bet, however often it is delivered', async () => {
    const { placed } = await wire.placeBet('4', 'answer lost by RST, each time');
    expect(placed()).toBe(1);
    expect(wire.deliveries()).toBeGreaterThan(4);
  });

  it('a deposit whose answer is lost by a closed connection is one order', async () => {
    const { wallet } = await wire.signedIn('/coming-soon');
    const before = wire.done('openDeposit');
    await wallet.open();
    await wallet.type('Amount', '33');
    wire.strike('openDeposit', 'answer lost by FIN, once');
    await wallet.press('Deposit 33.00 USDT');
    await wallet.shows('Waiting for payment');
    expect(wire.done('openDeposit') - before).toBe(1);
    expect(wire.deliveries()).toBe(2);
  });

  it('a transfer whose answer is lost is one movement', async () => {
    const { wallet } = await wire.signedIn('/coming-soon');
    const before = wire.done('transferToPlayer');
    await wallet.open('Transfer');
    await wallet.type('Receiver', 'demo-agent');
    await wallet.type('Amount', '4');
    await wallet.press('Review');
    wire.strike('transferToPlayer', 'answer lost by RST, once');
    await wallet.confirm('Transfer 4.00 USDT');
    await wallet.shows('Transfer done');
    expect(wire.done('transferToPlayer') - before).toBe(1);
    expect(wire.deliveries()).toBe(2);
  });
});
