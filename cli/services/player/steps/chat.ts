import { once } from 'node:events';
import { WebSocket } from 'ws';
import type { Bench } from '#cli/services/player/core/bench.ts';
import { CannotRun } from '#cli/services/player/core/player.ts';

const WAIT_MS = 3_000;

/** What a player says in the chat is kept, and each message comes once by its cursor. */
export async function checkChat(bench: Bench): Promise<void> {
  const { player, second, findings } = bench;
  if (!bench.reaches('all')) return;
  const sync = (who: typeof player, cursor: number) => who.read('syncMessages', { body: { cursor } });
  const before = await sync(player, 0);
  const said = ['a first question', 'a second one'];
  for (const text of said) await say(bench, text);
  const all = await sync(player, 0);
  const own = all.messages.filter(({ from }) => from === 'player').map(({ text }) => text);
  findings.same('lists', 'syncMessages', 'what was said', said, own.slice(-said.length));
  const cursors = all.messages.map(({ cursor }) => cursor);
  const rising = cursors.toSorted((one, other) => one - other);
  findings.same('lists', 'syncMessages', 'messages, oldest first', rising, cursors);
  findings.same('lists', 'syncMessages', 'cursor', cursors.at(-1), all.cursor);
  const known = cursors.filter((cursor) => cursor > before.cursor);
  const since = (await sync(player, before.cursor)).messages.map(({ cursor }) => cursor);
  findings.same('lists', 'syncMessages, since a cursor', 'messages', known, since);
  findings.same('lists', 'syncMessages, since the last', 'messages', [], (await sync(player, all.cursor)).messages);
  if (second === undefined) return;
  const theirs = (await sync(second, 0)).messages.map(({ text }) => text);
  const read = said.filter((text) => theirs.includes(text));
  findings.same('access', 'syncMessages, by another player', 'messages of the first', [], read);
}

/** Says it, and waits until it comes back. */
async function say({ player, url }: Bench, text: string): Promise<void> {
  const { token, url: address } = await player.read('getChatToken');
  const line = new URL(address, url);
  line.protocol = line.protocol.replace('http', 'ws');
  line.searchParams.set('token', token);
  const socket = new WebSocket(line, { handshakeTimeout: WAIT_MS });
  try {
    const signal = AbortSignal.timeout(WAIT_MS);
    await once(socket, 'open', { signal });
    socket.send(JSON.stringify({ say: text }));
    await once(socket, 'message', { signal });
  } catch (error) {
    throw new CannotRun(`the chat does not open: ${String(error)}`, { cause: error });
  } finally {
    socket.on('error', () => {});
    socket.terminate();
  }
}
