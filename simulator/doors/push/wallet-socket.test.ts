import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { WebSocket, type RawData } from 'ws';
import { HEARTBEAT_EVERY_MS, PUSH_PATH } from '#contract/entities';
import type { FaultRule } from '../../core/faults/fault-rule.ts';
import type { World } from '../world/world.ts';
import { startSimulator, type Simulator } from '../server/start-simulator.ts';

const PING_EVERY_MS = 30_000;
const MEMBER = 'm-player';

let simulator: Simulator;
beforeEach(async () => {
  // Only the intervals: the sockets themselves are real.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  simulator = await startSimulator({ seed: 'wallet-socket', speed: 1 });
});
afterEach(async () => {
  await simulator.close();
  vi.useRealTimers();
});

/** What a client sees of its socket: frames, pings, and how it ended. */
async function watch(world: World, memberId = MEMBER, options: { readonly autoPong?: boolean } = {}) {
  const { token } = world.sessions.start(memberId, world.now());
  const socket = new WebSocket(`ws://127.0.0.1:${simulator.port}${PUSH_PATH}?token=${token}`, options);
  const seen: string[] = [];
  socket.on('message', (data: RawData) => seen.push(String(data)));
  socket.on('ping', () => seen.push('ping'));
  socket.on('close', (code, reason) => seen.push(`closed ${code} ${String(reason)}`.trim()));
  socket.on('unexpected-response', (request, { statusCode }) => {
    request.destroy();
    seen.push(`status ${statusCode}`);
  });
  socket.on('error', () => undefined);
  // Not by expect.poll, which moves a clock that is not real.
  await new Promise((resolve) => socket.once('open', resolve).once('unexpected-response', resolve));
  return { socket, seen };
}

/** A round trip: what was sent before has arrived. */
const settled = (socket: WebSocket) =>
  new Promise((resolve) => {
    if (socket.readyState !== socket.OPEN) return void setTimeout(resolve, 5);
    socket.once('pong', resolve).once('close', resolve);
    socket.ping();
  });
const pushTo = (world: World, memberId = MEMBER, kind: 'RECHARGE' | 'REGISTER' = 'RECHARGE') =>
  world.change(() => world.pushBalance(memberId, kind));
const frame = (id: number, notifyType = 'RECHARGE') => JSON.stringify({ id, notifyType, balance: '1000.000000' });
const BEAT = '{"heartbeat":true}';

it('heartbeats come at once and every five seconds, pings every thirty; who answers none is dropped', async () => {
  const world = simulator.world();
  const alive = await watch(world);
  const dead = await watch(world, 'm-agent', { autoPong: false });
  for (const { socket } of [alive, dead]) await settled(socket);
  const seen: unknown[] = [];
  for (const ms of [HEARTBEAT_EVERY_MS - 1, 1, PING_EVERY_MS - HEARTBEAT_EVERY_MS, PING_EVERY_MS, 1]) {
    vi.advanceTimersByTime(ms);
    for (const { socket } of [alive, dead]) await settled(socket);
    seen.push([alive.seen.splice(0), dead.seen.splice(0)]);
  }
  const beats = (count: number) => Array.from({ length: count }, () => BEAT);
  expect(seen).toEqual([
    [[BEAT], [BEAT]],
    [[BEAT], [BEAT]],
    [
      [...beats(4), 'ping', BEAT],
      [...beats(4), 'ping', BEAT],
    ],
    [
      [...beats(5), 'ping', BEAT],
      [...beats(5), 'closed 1006'],
    ],
    [[], []],
  ]);
});

it('no heartbeats where the clock stands or the upstream knows no keys; pushes come', async () => {
  for (const upstream of ['keyed', 'strict-spec'] as const) {
    const world = simulator.worlds.create(upstream, { upstream, speed: upstream === 'keyed' ? 0 : 1 });
    const { socket, seen } = await watch(world);
    vi.advanceTimersByTime(HEARTBEAT_EVERY_MS);
    pushTo(world);
    await settled(socket);
    expect(seen).toEqual([frame(1)]);
  }
});

it('nothing is sent once the session has ended: a push closes the socket, and so does a ping', async () => {
  const world = simulator.worlds.create('ended', { speed: 0 });
  const pushed = await watch(world);
  const pinged = await watch(world, 'm-agent');
  for (const id of [MEMBER, 'm-agent']) world.sessions.endAll(id);
  pushTo(world);
  await expect.poll(() => pushed.seen).toEqual(['closed 1008 the session has ended']);
  expect(pinged.seen).toEqual([]);
  vi.advanceTimersByTime(PING_EVERY_MS);
  await expect.poll(() => pinged.seen).toEqual(['closed 1008 the session has ended']);
});

it('a world that is dropped or made anew takes its sockets with it', async () => {
  const old = simulator.worlds.create('again', { speed: 0 });
  const pushed = await watch(old);
  const pinged = await watch(old, 'm-agent');
  const anew = simulator.worlds.create('again', { speed: 0 });
  const own = await watch(anew);
  pushTo(anew);
  await settled(own.socket);
  await expect.poll(() => pushed.seen).toEqual(['closed 1008 the session has ended']);
  expect([own.seen, pinged.seen]).toEqual([[frame(1)], []]);
  simulator.worlds.drop('again');
  vi.advanceTimersByTime(PING_EVERY_MS);
  await expect
    .poll(() => [pinged.seen, own.seen])
    .toEqual([['closed 1008 the session has ended'], [frame(1), 'closed 1008 the session has ended']]);
});

it('the welcome bonus waits for the first socket of its player; no other push waits', async () => {
  const world = simulator.worlds.create('welcome', { speed: 0 });
  pushTo(world, MEMBER, 'REGISTER');
  pushTo(world);
  const other = await watch(world, 'm-agent');
  const first = await watch(world);
  const second = await watch(world);
  for (const { socket } of [other, first, second]) await settled(socket);
  expect([other.seen, first.seen, second.seen]).toEqual([[], [frame(1, 'REGISTER')], []]);
  pushTo(world, MEMBER, 'REGISTER');
  for (const { socket } of [other, first, second]) await settled(socket);
  expect([other.seen, first.seen, second.seen]).toEqual([
    [],
    [frame(1, 'REGISTER'), frame(3, 'REGISTER')],
    [frame(3, 'REGISTER')],
  ]);
});

it('faults refuse, close or silence a socket as it opens', async () => {
  const seen: unknown[] = [];
  for (const kind of ['socketRefuse', 'socketAcceptThenClose', 'socketSilence'] as const) {
    const world = simulator.worlds.create(kind.toLowerCase(), { speed: 1 });
    world.faults.add({ do: kind, player: 'm-agent' } as FaultRule);
    world.faults.add({ do: kind, player: 'player@demo.slipway.test' } as FaultRule);
    const { socket, seen: own } = await watch(world);
    await settled(socket);
    vi.advanceTimersByTime(HEARTBEAT_EVERY_MS);
    pushTo(world);
    await settled(socket);
    seen.push([kind, own, world.faults.list().map(({ struck }) => struck)]);
  }
  expect(seen).toEqual([
    ['socketRefuse', ['status 503'], [0, 1]],
    ['socketAcceptThenClose', ['closed 1011 closed by a fault'], [0, 1]],
    ['socketSilence', [], [0, 1]],
  ]);
});

it('faults drop, double, spoil, delay and reorder what is sent', async () => {
  const world = simulator.worlds.create('messages', { speed: 0 });
  const { socket, seen } = await watch(world);
  const seenOf = async (rule: FaultRule, pushes: number) => {
    world.faults.clear();
    world.faults.add({ ...rule, times: 1 });
    for (let count = 0; count < pushes; count++) pushTo(world);
    await settled(socket);
    return seen.splice(0);
  };
  expect(await seenOf({ do: 'socketDuplicate' }, 2)).toEqual([frame(1), frame(1), frame(2)]);
  expect(await seenOf({ do: 'socketReorder' }, 3)).toEqual([frame(4), frame(3), frame(5)]);
  expect(await seenOf({ do: 'socketGarbage' }, 2)).toEqual(['{"notifyType":"RECH\u0000\ufffd', frame(7)]);
  expect(await seenOf({ do: 'socketDelay', ms: 20 }, 2)).toEqual([frame(9)]);
  await expect.poll(() => seen.splice(0)).toEqual([frame(8)]);
  expect(await seenOf({ do: 'socketDrop' }, 1)).toEqual(['closed 1006']);
});
