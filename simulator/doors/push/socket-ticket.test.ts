import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { DEMO_ACCOUNTS, ENGLISH, translated } from '#fixtures/world';
import { RowClient } from '../../conformance/row-client.ts';
import { startSimulator, type Simulator } from '../server/start-simulator.ts';

let simulator: Simulator;
beforeAll(async () => {
  simulator = await startSimulator({ seed: 'tickets' });
});
afterAll(() => simulator.close());

const LIFE_MS = 30_000;
const NO_BODY = { params: {}, query: {}, body: undefined, headers: {} };

async function ticketOf(client: RowClient): Promise<string> {
  const { json } = await client.send('getSocketTicket', NO_BODY);
  expect(json.data).toEqual({ ticket: expect.any(String), expires_in: 30 });
  return String(json.data['ticket']);
}

/** The status of an upgrade. */
function open(query: string, path = '/wss-new'): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`ws://127.0.0.1:${simulator.port}${path}?${query}`);
    socket.on('open', () => {
      socket.terminate();
      resolve(101);
    });
    socket.on('unexpected-response', (request, { statusCode = 0 }) => {
      request.destroy();
      resolve(statusCode);
    });
    socket.on('error', reject);
  });
}

describe("a ticket for the wallet's socket", () => {
  const signedIn = (world = 'main') => new RowClient(simulator, simulator.world(world)).signIn();

  it('opens one socket, and no second one', async () => {
    const ticket = await ticketOf(signedIn());
    expect(await open(`ticket=${ticket}`)).toBe(101);
    expect(await open(`ticket=${ticket}`)).toBe(401);
    expect(await open(`token=${ticket}`)).toBe(401);
  });

  it('lives 30 s of real time, however fast the game clock runs', async () => {
    const client = signedIn('slow');
    const [kept, late] = [await ticketOf(client), await ticketOf(client)];
    client.world.clock.advance(LIFE_MS - 1);
    expect(await open(`ticket=${kept}`)).toBe(101);
    client.world.clock.advance(1);
    expect(await open(`ticket=${late}`)).toBe(401);
  });

  it('opens nothing after its session has ended', async () => {
    const client = signedIn('ended');
    const ticket = await ticketOf(client);
    client.world.sessions.endAll(DEMO_ACCOUNTS[0]?.id ?? '');
    expect(await open(`ticket=${ticket}`)).toBe(401);
  });

  it('is not guessed, nor taken from another world, and a forged one is no fault of the server', async () => {
    const ticket = await ticketOf(signedIn('first'));
    for (const forged of [
      '',
      'x',
      '%',
      ticket.replace('.first.', '.main.'),
      `${ticket}0`,
      ticket.slice(0, -1),
      '__proto__',
    ])
      expect(await open(`ticket=${forged}`), forged).toBe(401);
    expect(await open(`ticket=${ticket}`)).toBe(101);
  });

  it('is issued to players only, at most 20 at a time', async () => {
    expect((await new RowClient(simulator, simulator.world()).send('getSocketTicket', NO_BODY)).status).toBe(401);
    const client = signedIn('many');
    const tickets = [];
    for (let count = 0; count < 21; count++) tickets.push(await ticketOf(client));
    expect(new Set(tickets).size).toBe(21);
    expect(await open(`ticket=${tickets[0]}`)).toBe(401);
    expect(await open(`ticket=${tickets[20]}`)).toBe(101);
  });

  it('the token opens it too, as specified', async () => {
    expect(await open(`token=${signedIn().token}`)).toBe(101);
  });
});

describe('the chat', () => {
  const CHAT = '/im-new';
  const signedIn = (world: string) => new RowClient(simulator, simulator.world(world)).signIn();
  /** An open chat: what it says, and how it ends. */
  async function talkTo(query: string) {
    const socket = new WebSocket(`ws://127.0.0.1:${simulator.port}${CHAT}?${query}`);
    const heard: string[] = [];
    const texts: string[] = [];
    socket.on('message', (data) => {
      heard.push(String(data));
      const { message } = JSON.parse(String(data)) as { message?: { text: string } };
      texts.push(message?.text ?? '');
    });
    const ended = new Promise<number>((resolve) => socket.on('close', resolve));
    await new Promise((resolve, reject) => socket.on('open', resolve).on('error', reject));
    return { socket, heard, texts, ended };
  }
  const say = (text: string) => JSON.stringify({ say: text });

  it('is opened by a ticket, once, and is the same as by its token', async () => {
    const client = signedIn('chat');
    const ticket = await ticketOf(client);
    const first = await talkTo(`ticket=${ticket}`);
    first.socket.send(say('Hello'));
    await expect.poll(() => first.texts).toContain('Hello');
    first.socket.terminate();
    expect(await open(`ticket=${ticket}`, CHAT)).toBe(401);
    expect(await open(`ticket=${ticket}`)).toBe(401);
    for (const forged of ['ticket=', 'ticket=x', 'token=', `token=${ticket}`, `token=${client.token}`])
      expect([forged, await open(forged, CHAT)]).toEqual([forged, 401]);
    const { json } = await client.send('getChatToken', NO_BODY);
    const again = await talkTo(`token=${String(json.data['token'])}`);
    await expect.poll(() => again.texts).toContain('Hello');
    again.socket.terminate();
  });

  it("answers in the page's language, and leaves what the player wrote as it is", async () => {
    const client = signedIn('chat-languages');
    const ticket = await ticketOf(client);
    const chat = await talkTo(`ticket=${ticket}&language=ja`);
    const asked = ENGLISH.content.chat.more;
    chat.socket.send(say(asked));
    await expect.poll(() => chat.texts).toEqual([asked, translated(ENGLISH.content.chat.hello, 'ja')]);
    chat.socket.terminate();
    const inKorean = { ...NO_BODY, body: { cursor: 0 }, headers: { 'accept-language': 'ko' } };
    const { messages } = (await client.send('syncMessages', inKorean)).json.data as { messages: { text: string }[] };
    expect(messages.map(({ text }) => text)).toEqual([asked, translated(ENGLISH.content.chat.hello, 'ko')]);
  });

  it('ends with the session that opened it', async () => {
    const client = signedIn('chat-ended');
    const { socket, ended } = await talkTo(`ticket=${await ticketOf(client)}`);
    client.world.sessions.endAll(DEMO_ACCOUNTS[0]?.id ?? '');
    socket.send(say('I am somebody else by now'));
    expect(await ended).toBe(1008);
  });

  it('takes 40 messages in 10 s, says so to the next ones, and ends for who goes on', async () => {
    const client = signedIn('chat-flood');
    const { socket, heard, texts, ended } = await talkTo(`ticket=${await ticketOf(client)}`);
    for (let count = 1; count <= 41; count++) socket.send(say(`message ${count}`));
    await expect.poll(() => heard.at(-1)).toContain('too many messages');
    expect(texts).toContain('message 40');
    expect(texts).not.toContain('message 41');
    client.world.clock.advance(10_000);
    socket.send(say('a little later'));
    await expect.poll(() => texts).toContain('a little later');
    for (let count = 0; count < 200; count++) socket.send(say('more'));
    expect(await ended).toBe(1008);
  });
});
