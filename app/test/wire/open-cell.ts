import { type RowName, rows } from '#contract/rows';
import type { Simulator } from '#simulator';
import { openCellWorld, type CellWorld } from './cell-of.ts';
import { PRESS_HTML } from './compile-press-page.ts';
import type { PressState } from './press-page.ts';
import type { Press } from './press-rows.ts';
import { openTcpProxy, type Delivery, type TcpProxy, type WireRequest } from './tcp-proxy.ts';
import type { VirtualWait } from './virtual-wait.ts';
import { WIRE_FAULTS } from './wire-faults.ts';

/** A gateway in front of an upstream without keys. */
export interface Gateway {
  readonly url: string;
  /** Virtual time has passed by so much. */
  advance?(ms: number): void;
  close(): Promise<void>;
}

const MONEY_PATHS = (Object.keys(rows) as RowName[])
  .filter((row) => rows[row].repeat === 'keyed' || row === 'getOutcome')
  .map((row) => new RegExp(`^/${rows[row].service}/${rows[row].path.replaceAll(/\{\w+\}/g, '[^/?]+')}(?:\\?|$)`));

/** One press under one fault. */
export interface Cell extends CellWorld {
  readonly name: string;
  readonly fault: string;
  readonly proxy: TcpProxy;
  readonly shown: Map<string, PressState>;
  /** The fault, on a delivery of the press. @returns false if it does not strike */
  readonly strike: (delivery: Delivery) => Promise<boolean>;
  deliveries: number;
  isPressed: boolean;
  /** Virtual milliseconds, as all times of a cell. */
  pressedAt: number;
  settledAt: number | undefined;
  /** What was carried out and counted before the press that the table shows. */
  before: { readonly done: number; readonly failures: number };
}

export const tabsOf = ({ fault }: Pick<Cell, 'fault'>): readonly string[] =>
  WIRE_FAULTS[fault]?.page?.startsWith('two') === true ? ['1', '2'] : ['1'];

const AMOUNT = /(?<="(?:amount|money|stake)":")\d+/g;

/** What a tab presses. The form of the second one differs where the fault says so: of two presses one alone may leave. */
export function requestOf({ fault, request }: Pick<Cell, 'fault' | 'request'>, tab: string): unknown {
  return tab === '1' || WIRE_FAULTS[fault]?.page !== 'twoForms' ? request : nextRequest({ request });
}

/** Another press of the row, of another amount. */
export const nextRequest = ({ request }: Pick<Cell, 'request'>): unknown =>
  JSON.parse(JSON.stringify(request).replace(AMOUNT, '$&9'));

/** A world, a proxy and an origin for one press. */
export async function openCell(options: {
  readonly simulator: Simulator;
  readonly script: string;
  readonly press: Press;
  readonly time: VirtualWait;
  readonly gateway: Gateway | undefined;
  readonly fault: string;
  readonly name: string;
  /** The fault strikes between browser and gateway. */
  readonly isBroken: boolean;
}): Promise<Cell> {
  const { simulator, script, press, time, gateway, fault, name, isBroken } = options;
  const opened = await openCellWorld(simulator, name, press);
  const { strikes, wire } = WIRE_FAULTS[fault] ?? {};
  const isPress = ({ method, path }: WireRequest) =>
    method === rows[press.row].method && path.split('?')[0] === opened.path;
  const target = ({ path }: WireRequest) =>
    gateway !== undefined && MONEY_PATHS.some((each) => each.test(path)) ? gateway.url : simulator.url;
  const handle = async (delivery: Delivery): Promise<boolean> => {
    const page = pageFile(delivery.request.path, script);
    if (page !== undefined) {
      delivery.answer(page);
      return true;
    }
    return isBroken && strike(delivery);
  };
  const strike = async (delivery: Delivery): Promise<boolean> => {
    if (!cell.isPressed || !isPress(delivery.request)) return false;
    cell.deliveries += 1;
    if (wire === undefined || (strikes === 'first' && cell.deliveries > 1)) return false;
    await wire(delivery, cell.deliveries);
    return true;
  };
  const proxy = await openTcpProxy({ time, target, headers: { 'x-sim-world': name }, handle });
  const cell: Cell = {
    ...opened,
    name,
    fault,
    proxy,
    strike,
    shown: new Map(),
    deliveries: 0,
    isPressed: false,
    pressedAt: 0,
    settledAt: undefined,
    before: { done: 0, failures: 0 },
  };
  return cell;
}

function pageFile(path: string, script: string) {
  const file = (type: string, text: string) => ({
    status: 200,
    headers: { 'content-type': type },
    body: Buffer.from(text),
  });
  const [name] = path.split('?');
  if (name === '/blank' || name === '/portal' || name === '/favicon.ico') return file('text/html', '<!doctype html>');
  if (name === '/press') return file('text/html', PRESS_HTML);
  return name === '/press.js' ? file('text/javascript', script) : undefined;
}
