import { runDue } from '#simulator/testing';
import { startSimulator, type Simulator, type Upstream } from '#simulator';
import type { Idempotency } from '#contract/brand';
import { compiledPressPage } from './compile-press-page.ts';
import { disturb } from './disturb.ts';
import { pressFrames } from './press-frames.ts';
import type { PressState } from './press-page.ts';
import type { Press } from './press-rows.ts';
import { listenInFrames, passInFrames } from './frame-time.ts';
import { openCell, tabsOf, type Cell, type Gateway } from './open-cell.ts';
import { settle, until } from './quiet.ts';
import { openTcpProxy, type TcpProxy } from './tcp-proxy.ts';
import { VirtualWait } from './virtual-wait.ts';
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
/** Playwright's clock can be stopped only ahead of where it is. */
const STOP_AHEAD_MS = 60_000;
const STEP_MS = 1_000;
/** Far beyond every deadline: an outcome that is not certain by then never will be. */
const CERTAIN_WITHIN_MS = 180_000;
/** Late deliveries and the look for doubles after an accepted press. */
const AFTERMATH_MS = 90_000;
const AFTERMATH_STEP_MS = 5_000;
const CERTAIN: ReadonlySet<string> = new Set(['accepted', 'refused', 'neverDone']);

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
    await listenInFrames(context);
    await page.goto(`${cells[0]?.proxy.url}/blank`);
    await page.clock.pauseAt(START_MS);
    const quiet = () => settle([...cells.map(({ proxy }) => proxy), ...(behind === undefined ? [] : [behind])]);
    const frames = pressFrames(page, press, setup.idempotency);
    for (const cell of cells) await frames.open(cell);
    await until(
      () => cells.every(({ shown }) => [...shown.values()].some(({ status }) => status !== '')),
      'a page did not start',
    );
    await until(() => cells.every((cell) => cell.shown.size === tabsOf(cell).length), 'a tab did not start');
    await quiet();
    for (const cell of cells) {
      cell.isPressed = true;
      await frames.press(cell);
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
        await passInFrames(page, step);
        await quiet();
        for (const cell of cells) if (isCertain(cell)) cell.settledAt ??= time.now;
      }
    };
    for (const cell of cells) if (isCertain(cell)) cell.settledAt ??= 0;
    const setStart = () => page.clock.pauseAt(START_MS + time.now);
    await disturb(cells, frames, { now: () => time.now, pass, quiet, setStart });
    await pass(CERTAIN_WITHIN_MS, { isDone: () => cells.every(isCertain) });
    await pass(AFTERMATH_MS, { step: AFTERMATH_STEP_MS });
    return cells.map((cell) => ({
      press: press.name,
      fault: cell.fault,
      shown: shownBy(cell),
      done: cell.done() - cell.before.done,
      isShownTwice: [...cell.shown.values()].some(({ isShownTwice }) => isShownTwice),
      ...([...cell.shown.values()].some(({ isShownUnclear }) => isShownUnclear) && { isShownUnclear: true }),
      seconds: Math.round(((cell.settledAt ?? time.now) - cell.pressedAt) / 1_000),
      deliveries: cell.deliveries,
      failures: cell.failures() - cell.before.failures,
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
