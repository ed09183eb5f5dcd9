import type { Frame, Page } from 'playwright-core';
import { runDue } from '#simulator/testing';
import { startSimulator, type Simulator, type Upstream } from '#simulator';
import type { Idempotency } from '#contract/brand';
import { PLAYER_ID } from './cell-of.ts';
import { compiledPressPage } from './compile-press-page.ts';
import type { PressSettings, PressState } from './press-page.ts';
import type { Press } from './press-rows.ts';
import { openCell, requestOf, tabsOf, type Cell, type Gateway } from './open-cell.ts';
import { openTcpProxy, type TcpProxy } from './tcp-proxy.ts';
import { VirtualWait } from './virtual-wait.ts';
import { CLOCK_STEPS, WIRE_FAULTS } from './wire-faults.ts';
import { sharedBrowser } from '#app/test/shared-browser.ts';

/** What stands behind the wire, and what the brand says of it. */
export interface Setup {
  readonly name: string;
  readonly upstream: Upstream;
  readonly idempotency: Idempotency;
  readonly startGateway?: (
    upstreamUrl: string,
    now: () => number,
    later: (ms: number) => Promise<void>,
  ) => Promise<Gateway>;
  /** The wire between the gateway and the upstream breaks, and not the one before it. */
  readonly isBehind?: boolean;
}

export interface CellResult {
  readonly press: string;
  readonly fault: string;
  /** The last state that the player saw. */
  readonly shown: string;
  readonly done: number;
  readonly isShownTwice: boolean;
  readonly isShownUnclear?: boolean | undefined;
  /** Virtual seconds until it was certain. */
  readonly seconds: number;
  /** How often the press reached the proxy. */
  readonly deliveries: number;
  readonly failures: number;
}

/** A Saturday noon, as in the simulator's default world. */
const START_MS = Date.parse('2026-03-14T12:00:00.000Z');
const HOUR_MS = 3_600_000;
/** Playwright's clock can be stopped only ahead of where it is. */
const STOP_AHEAD_MS = 60_000;
const STEP_MS = 1_000;
/** Far beyond every deadline: an outcome that is not certain by then never will be. */
const CERTAIN_WITHIN_MS = 180_000;
/** Late deliveries and the look for doubles after an accepted press. */
const AFTERMATH_MS = 90_000;
const AFTERMATH_STEP_MS = 5_000;
/** The page and the tab are away for so long. */
const AWAY_MS = 10_000;
const CERTAIN: ReadonlySet<string> = new Set(['accepted', 'refused', 'neverDone']);
const wall = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A server behind the wire, for the presses of one setup. */
export async function openWire(setup: Setup) {
  const simulator = await startSimulator({ seed: 'wire', startTime: START_MS, speed: 0, upstream: setup.upstream });
  const script = await compiledPressPage();
  return {
    run: (press: Press, faults: readonly string[]) => runPress(setup, simulator, script, press, faults),
    close: () => simulator.close(),
  };
}

/** Presses one row once under each fault, side by side in frames of one page: each has an origin, connections and a world of its own. */
async function runPress(
  setup: Setup,
  simulator: Simulator,
  script: string,
  press: Press,
  faults: readonly string[],
): Promise<readonly CellResult[]> {
  const time = new VirtualWait();
  const cells: Cell[] = [];
  const behind = setup.isBehind === true ? await openHop(time, simulator, cells) : undefined;
  const gateways: Gateway[] = [];
  const openGateway = async (): Promise<Gateway | undefined> => {
    const now = () => START_MS + time.now;
    const opened = await setup.startGateway?.(behind?.url ?? simulator.url, now, (ms) => time.wait(ms));
    if (opened !== undefined) gateways.push(opened);
    return opened;
  };
  // Entries of two worlds may have one id. Where the lists decide, each world has a gateway of its own.
  const shared = behind === undefined ? await openGateway() : undefined;
  const browser = await sharedBrowser();
  const context = await browser.newContext();
  try {
    for (const [number, fault] of faults.entries()) {
      const gateway = shared ?? (behind && (await openGateway()));
      const isBroken = behind === undefined;
      cells.push(await openCell({ simulator, script, press, time, gateway, fault, name: `c${number}`, isBroken }));
    }
    const page = await context.newPage();
    await page.exposeFunction('report', (state: PressState) => {
      const [name = '', tab = ''] = state.cell.split('.');
      cells.find((cell) => cell.name === name)?.shown.set(tab, state);
    });
    await page.clock.install({ time: START_MS - STOP_AHEAD_MS });
    await page.goto(`${cells[0]?.proxy.url}/blank`);
    await page.clock.pauseAt(START_MS);
    const quiet = () => settle([...cells.map(({ proxy }) => proxy), ...(behind === undefined ? [] : [behind])]);
    const frames = new Map<string, Frame>();
    for (const cell of cells) await openFrames(page, cell, setup, press, frames);
    await until(
      () => cells.every(({ shown }) => [...shown.values()].some(({ status }) => status !== '')),
      'a page did not start',
    );
    await until(() => cells.every((cell) => cell.shown.size === tabsOf(cell).length), 'a tab did not start');
    await quiet();
    for (const cell of cells) {
      cell.isPressed = true;
      for (const tab of tabsOf(cell)) await frames.get(`${cell.name}.${tab}`)?.evaluate(() => window.press());
    }
    await quiet();
    const pass = async (ms: number, { step = STEP_MS, isDone = (): boolean => false } = {}) => {
      for (let passed = 0; passed < ms && !isDone(); passed += step) {
        time.advance(step);
        for (const gateway of gateways) gateway.advance?.(step);
        for (const { world } of cells) {
          world.clock.advance(step);
          runDue(world);
        }
        await page.clock.runFor(step);
        await quiet();
        for (const cell of cells) if (isCertain(cell)) cell.settledAt ??= time.now;
      }
    };
    for (const cell of cells) if (isCertain(cell)) cell.settledAt ??= 0;
    await disturb(page, cells, frames, pass, { setup, press });
    await pass(CERTAIN_WITHIN_MS, { isDone: () => cells.every(isCertain) });
    await pass(AFTERMATH_MS, { step: AFTERMATH_STEP_MS });
    return cells.map((cell) => ({
      press: press.name,
      fault: cell.fault,
      shown: shownBy(cell),
      done: cell.done(),
      isShownTwice: [...cell.shown.values()].some(({ isShownTwice }) => isShownTwice),
      ...([...cell.shown.values()].some(({ isShownUnclear }) => isShownUnclear) && { isShownUnclear: true }),
      seconds: Math.round((cell.settledAt ?? time.now) / 1_000),
      deliveries: cell.deliveries,
      failures: cell.failures(),
    }));
  } finally {
    await context.close();
    await Promise.all(cells.map(({ proxy }) => proxy.close()));
    for (const gateway of gateways) await gateway.close();
    await behind?.close();
    for (const { world } of cells) simulator.worlds.drop(world.name);
  }
}

/** The wire between the gateway and the upstream, for all cells. */
const openHop = (time: VirtualWait, simulator: Simulator, cells: readonly Cell[]): Promise<TcpProxy> =>
  openTcpProxy({
    time,
    target: () => simulator.url,
    handle: async (delivery) => {
      const cell = cells.find(({ name }) => name === delivery.request.headers['x-sim-world']);
      return cell === undefined ? false : cell.strike(delivery);
    },
  });

/** What the player knows: the most that any tab says. A tab that leaves it to the other says nothing. */
function shownBy({ shown }: Cell): string {
  const all = [...shown.values()].map(({ status }) => status).filter((status) => status !== 'nothing');
  return [...new Set(all)].sort().join(' and ') || 'nothing';
}

const isCertain = (cell: Cell): boolean => {
  const all = [...cell.shown.values()].map(({ status }) => status).filter((status) => status !== 'nothing');
  return all.length > 0 && all.every((status) => CERTAIN.has(status));
};

async function openFrames(
  page: Page,
  cell: Cell,
  setup: Setup,
  press: Press,
  frames: Map<string, Frame>,
): Promise<void> {
  for (const tab of tabsOf(cell)) await openFrame(page, cell, tab, setup, press, frames);
}

async function openFrame(
  page: Page,
  cell: Cell,
  tab: string,
  { idempotency }: Setup,
  { row }: Press,
  frames: Map<string, Frame>,
): Promise<void> {
  const name = `${cell.name}.${tab}`;
  const kind = WIRE_FAULTS[cell.fault]?.page;
  const settings: PressSettings = {
    cell: name,
    row,
    request: requestOf(cell, tab),
    idempotency,
    player: { ...cell.tokens, userId: PLAYER_ID, role: 3 },
    skew: kind === 'clockAhead' ? HOUR_MS : kind === 'clockBack' ? -HOUR_MS : 0,
    storage: kind === 'storageFull' ? 'full' : kind === 'storageBlocked' ? 'blocked' : 'usual',
  };
  const url = `${cell.proxy.url}/press#${encodeURIComponent(JSON.stringify(settings))}`;
  const attached = page.waitForEvent('frameattached');
  await page.evaluate(
    ([id, src]) => {
      const frame = document.createElement('iframe');
      frame.id = id as string;
      frame.src = src as string;
      document.body.append(frame);
    },
    [name, url],
  );
  frames.set(name, await attached);
}

/** What happens to the page of a cell after the press: it is reloaded, closed and opened again, or the network goes away. */
async function disturb(
  page: Page,
  cells: readonly Cell[],
  frames: Map<string, Frame>,
  pass: (ms: number) => Promise<void>,
  { setup, press }: { readonly setup: Setup; readonly press: Press },
): Promise<void> {
  const of = (kind: string) => cells.filter(({ fault }) => WIRE_FAULTS[fault]?.page === kind);
  for (const { proxy } of of('offline')) proxy.setOffline(true);
  for (const cell of of('reload')) {
    cell.shown.clear();
    const { url } = { url: frames.get(`${cell.name}.1`)?.url() ?? '' };
    // With another query, because a change of the fragment alone would not load it again.
    await frames.get(`${cell.name}.1`)?.goto(url.replace('/press', '/press?again'));
  }
  for (const cell of of('reopen')) {
    cell.shown.clear();
    await page.evaluate((id) => document.getElementById(id)?.remove(), `${cell.name}.1`);
  }
  for (const cell of of('storageCleared')) await frames.get(`${cell.name}.1`)?.evaluate(() => localStorage.clear());
  for (const [step, byMs] of Object.entries(CLOCK_STEPS))
    for (const cell of of(step)) await frames.get(`${cell.name}.1`)?.evaluate((by) => window.setClock(by), byMs);
  await settle(cells.map(({ proxy }) => proxy));
  await pass(AWAY_MS);
  for (const { proxy } of of('offline')) proxy.setOffline(false);
  for (const cell of of('reopen')) await openFrames(page, cell, setup, press, frames);
  await settle(cells.map(({ proxy }) => proxy));
}

const QUIET_CHECKS = 4;
const CHECK_MS = 4;

/** Until no request is on its way, seen several times in a row: an answer may cause the next request. */
async function settle(proxies: readonly TcpProxy[]): Promise<void> {
  for (let quiet = 0; quiet < QUIET_CHECKS;) {
    await wall(CHECK_MS);
    quiet = proxies.some((proxy) => proxy.isBusy()) ? 0 : quiet + 1;
  }
}

async function until(isSo: () => boolean, failure: string): Promise<void> {
  for (let turn = 0; turn < 2_000; turn += 1) {
    if (isSo()) return;
    await wall(10);
  }
  throw new Error(failure);
}
