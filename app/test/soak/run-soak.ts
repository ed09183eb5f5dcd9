import type { Page } from 'playwright-core';
import { truncateAmount } from '#engine/money';
import { drawOf, memberAccount, type OrderDoc } from '#simulator/testing';
import { DEMO_PLAYER } from '#app/test/player.ts';
import { startSite, type Site } from '#app/test/site.ts';
import { SOAK_FAULTS } from './faults.ts';
import { readHeap, type HeapReading } from './heap.ts';
import { aSoakPlayer, type Press } from './soak-player.ts';
import { startTwoClocks } from './two-clocks.ts';

export interface SoakOptions {
  readonly minutes: number;
  readonly seed: string;
  /** Every so many virtual minutes the heap is read. */
  readonly every: number;
  /** Before it is read nothing is done for so many virtual seconds. */
  readonly restSeconds: number;
  readonly onMark?: (mark: Mark) => void;
}

export interface Mark extends HeapReading {
  readonly minute: number;
  readonly presses: number;
  /** Faults that the simulator has struck with. */
  readonly struck: number;
  /** Of these, those that hit the push. */
  readonly sockets: number;
}

export interface SoakReport {
  readonly marks: readonly Mark[];
  readonly presses: readonly Press[];
  /** Uncaught errors, unhandled rejections, violations of the content policy, lines in the console. */
  readonly faults: readonly string[];
  /** Differences between the ledger, the page and the shown outcomes. */
  readonly differences: readonly string[];
  /** Deeds that were given up, as people give up. */
  readonly givenUp: readonly string[];
  readonly wallSeconds: number;
}

const MILLION = 1_000_000n;

/** An hour, or less, of bets, deposits and looking around in the real page while the upstream is at its worst. */
export async function runSoak(options: SoakOptions): Promise<SoakReport> {
  const began = performance.now();
  const site = await startSite();
  try {
    const opened = await site.open('desktop', '/');
    const { page } = opened;
    const faults: string[] = [];
    listen(page, faults);
    const clocks = await startTwoClocks(site, page);
    let drawn = 0;
    const player = aSoakPlayer(page, clocks, () => drawOf(options.seed, `soak:${drawn++}`));
    const world = site.simulator.world();
    await player.signIn();
    const ownBets = ledgerOf(site).bets.length;
    for (const rule of SOAK_FAULTS) world.faults.add(rule);

    const marks: Mark[] = [];
    const givenUp: string[] = [];
    for (let minute = options.every; minute <= options.minutes; minute += options.every) {
      while (clocks.seconds() < minute * 60 - options.restSeconds) {
        const why = await player.act();
        if (why !== undefined) givenUp.push(why);
      }
      await player.rest(options.restSeconds);
      const heap = await clocks.still(() => readHeap(page));
      const rules = world.faults.list();
      const sum = (of: typeof rules) => of.reduce((all, rule) => all + rule.struck, 0);
      const mark = {
        minute,
        ...heap,
        presses: player.presses.length,
        struck: sum(rules),
        sockets: sum(rules.filter(({ rule }) => rule.do.startsWith('socket'))),
      };
      marks.push(mark);
      options.onMark?.(mark);
    }

    world.faults.clear();
    await player.signInAgain();
    // Longer than any deadline, so that everything is certain, and once around the polls.
    await clocks.pass(90);
    const shown = await player.betsShown();
    const differences = compare({ site, presses: player.presses, shown, ownBets });
    const balance = `${truncateAmount(ledgerOf(site).balance, 2)}`;
    const shownBalance = ((await player.balance().textContent()) ?? '').replaceAll(',', '');
    if (shownBalance !== balance)
      differences.push(`the page shows a balance of ${shownBalance}, the books hold ${balance}`);
    await clocks.stop();
    return {
      marks,
      presses: player.presses,
      faults: [...faults, ...opened.faults],
      differences,
      givenUp,
      wallSeconds: Math.round((performance.now() - began) / 1_000),
    };
  } finally {
    await site.close();
  }
}

/** What the network says of the faults themselves is no fault of the page. */
const NETWORK = /^(?:Failed to load resource|WebSocket connection to)/;

function listen(page: Page, faults: string[]): void {
  page.on('console', (message) => {
    if (message.type() === 'error' && !NETWORK.test(message.text())) faults.push(`console: ${message.text()}`);
  });
  page.on('crash', () => faults.push('the page crashed'));
}

function ledgerOf(site: Site) {
  const world = site.simulator.world();
  const rows = (sql: string) => world.db.all(sql, DEMO_PLAYER.id);
  const millionths = world.ledger.balance(memberAccount(DEMO_PLAYER.id), 'USDT');
  return {
    problems: world.ledger.audit(),
    balance: `${millionths / MILLION}.${String(millionths % MILLION).padStart(6, '0')}`,
    bets: rows('SELECT id, amount FROM bet WHERE member_id = ?').map(({ id, amount }) => ({
      id: String(id),
      amount: BigInt(String(amount)),
    })),
    orders: world.records
      .list<OrderDoc>('deposit', DEMO_PLAYER.id, { limit: 100_000 })
      .records.map(({ id, doc }) => ({ id, amount: BigInt(doc.millionths) })),
  };
}

interface Compared {
  readonly site: Site;
  readonly presses: readonly Press[];
  readonly shown: readonly string[];
  readonly ownBets: number;
}

/** Compares the shown outcomes, the page and the ledger. */
function compare({ site, presses, shown, ownBets }: Compared): string[] {
  const books = ledgerOf(site);
  const wrong = [...books.problems];
  for (const { what, amount, shown, id } of presses) {
    const [whole = '', places = ''] = amount.split('.');
    const millionths = BigInt(whole) * MILLION + BigInt(places.padEnd(6, '0'));
    const list = what === 'bet' ? books.bets : books.orders;
    const found = list.filter((each) => each.amount === millionths);
    const max = shown === 'accepted' || shown === 'uncertain' ? 1 : 0;
    if (found.length > max) wrong.push(`${what} of ${amount}: shown as ${shown}, ${found.length} in the books`);
    if (shown === 'accepted' && found.length === 0)
      wrong.push(`${what} of ${amount}: shown as accepted, none in the books`);
    if (id !== undefined && found[0]?.id !== id) wrong.push(`${what} of ${amount}: the receipt says ${id}`);
  }
  const inBooks = books.bets.map(({ id }) => id).sort();
  if (inBooks.length - ownBets > presses.filter(({ what }) => what === 'bet').length)
    wrong.push(`${inBooks.length - ownBets} bets in the books`);
  if ([...shown].sort().join() !== inBooks.join())
    wrong.push(`my bets shows ${shown.length}, the books hold ${inBooks.length}`);
  return wrong;
}
