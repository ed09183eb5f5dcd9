import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSimulator, type Simulator } from '../server/start-simulator.ts';
import { twoRequests } from './raw-request.ts';

let simulator: Simulator;
beforeAll(async () => {
  simulator = await startSimulator({ seed: 'unread' });
});
afterAll(() => simulator.close());

const HEAD = ['host: localhost', 'content-type: application/json'];
const NEXT = 'GET /sports/api/v1/vip HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n';
/** What a browser has in mind when it reuses the connection: the status of both, and what the first says about it. */
const sent = async (line: string, headers: readonly string[], body: string) => {
  const head = `${line}\r\n${[...HEAD, ...headers].join('\r\n')}\r\n\r\n`;
  const { first, second } = await twoRequests(simulator.port, { head, body, next: NEXT });
  return { status: first.slice(9, 12), closes: /^connection: close/im.test(first), second: second.slice(9, 12) };
};

describe('a body that comes after its headers, of a request that is refused before it is read', () => {
  const BODY = '{"amount":"5"}';
  it.each([
    ['no token', 'POST /sports/api/v1/soccer/bet HTTP/1.1', '401'],
    ['a bad id in the path', 'POST /sports/api/v1/soccer/mybet/%20/cash_out HTTP/1.1', '400'],
    ['an unknown address', 'POST /nothing HTTP/1.1', '501'],
    ['a host that is not ours', 'POST http://evil.example/sports/api/v1/soccer/bet HTTP/1.1', '403'],
    ['an unknown control', 'POST /__sim/nothing HTTP/1.1', '404'],
  ])('%s: the next request on the connection is answered', async (_, line, status) => {
    expect(await sent(line, [`content-length: ${BODY.length}`], BODY)).toEqual({
      status,
      closes: false,
      second: '200',
    });
  });

  it('of 100 KB too', async () => {
    const body = JSON.stringify({ text: 'x'.repeat(100_000) });
    expect(await sent('POST /nothing HTTP/1.1', [`content-length: ${body.length}`], body)).toEqual({
      status: '501',
      closes: false,
      second: '200',
    });
  });

  it('of unknown length: the answer says that the connection ends', async () => {
    const chunked = `${BODY.length.toString(16)}\r\n${BODY}\r\n0\r\n\r\n`;
    expect(await sent('POST /nothing HTTP/1.1', ['transfer-encoding: chunked'], chunked)).toEqual({
      status: '501',
      closes: true,
      second: '',
    });
  });

  it('over the bound: the answer says that the connection ends', async () => {
    const line = 'POST /sports/api/v1/soccer/bet HTTP/1.1';
    expect(await sent(line, ['content-length: 10000000'], BODY)).toEqual({ status: '413', closes: true, second: '' });
  });
});
