import { connect } from 'node:net';
import { once } from 'node:events';
import { afterEach, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { chatToken } from '../../domain/chat/chat-tokens.ts';
import { startSimulator } from './start-simulator.ts';

afterEach(() => void vi.useRealTimers());

it('a server that is closed leaves no timer, no socket, no port and no world', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  const before = vi.getTimerCount();
  const simulator = await startSimulator({ seed: 'closed', speed: 10 });
  const world = simulator.world();
  world.change(() => world.jobs.add('settleBet', 'nothing', world.now() + 1e9));
  const { token } = world.sessions.start('m-player', world.now());
  const address = simulator.url.replace('http', 'ws');
  const sockets = [`${address}/wss-new?token=${token}`, `${address}/im-new?token=${chatToken(world, 'm-player')}`].map(
    (url) => new WebSocket(url),
  );
  const closed = sockets.map((socket) => once(socket, 'close'));
  await Promise.all(sockets.map((socket) => once(socket, 'open')));
  const idle = connect(simulator.port, '127.0.0.1');
  await once(idle, 'connect');
  const ended = once(idle, 'close');
  await simulator.close();
  await Promise.all([...closed, ended]);
  expect({ timers: vi.getTimerCount() - before, worlds: simulator.worlds.all() }).toEqual({ timers: 0, worlds: [] });
  expect(() => world.db.get('SELECT 1')).toThrow('not open');
  const again = connect(simulator.port, '127.0.0.1');
  await expect(once(again, 'connect')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
});
