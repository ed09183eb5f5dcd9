import type { Stream } from '#simulator/testing';
import { BODIES, CHUNKS, FRAMES, HEADERS, METHODS, TARGETS, VERSIONS } from './hostile-words.ts';

/** Pieces of bytes sent one after the other over one connection. */
export interface HostileRequest {
  readonly kind: string;
  readonly pieces: readonly Buffer[];
}

const LONG = 20_000;
const MANY = 1_500;

/** `tokens` are valid, so that some upgrades succeed. */
export function hostileRequest(stream: Stream, tokens: readonly string[], host = 'localhost'): HostileRequest {
  const kinds = {
    requestLine,
    headers,
    body,
    chunks,
    upgrade: () => upgrade(stream, tokens),
    bytes,
    pipeline,
  } as const;
  const kind = stream.pick(Object.keys(kinds) as (keyof typeof kinds)[]);
  const whole = kinds[kind](stream).toString('latin1').replaceAll('host: localhost', `host: ${host}`);
  return { kind, pieces: cut(stream, latin(whole)) };
}

const latin = (text: string) => Buffer.from(text, 'latin1');
const head = (...lines: readonly string[]) => `${lines.join('\r\n')}\r\n\r\n`;
const valid = (stream: Stream) =>
  head(`GET ${stream.pick(TARGETS) || '/'} HTTP/1.1`, 'host: localhost', 'connection: close');

function requestLine(stream: Stream): Buffer {
  const long = stream.int(20) === 0 ? 'a'.repeat(LONG) : '';
  const space = stream.pick([' ', ' ', ' ', '  ', '\t', '']);
  const line = [stream.pick(METHODS), stream.pick(TARGETS) + long, stream.pick(VERSIONS)].join(space);
  return latin(head(line, ...(stream.int(5) === 0 ? [] : ['host: localhost'])));
}

function headers(stream: Stream): Buffer {
  const many = stream.int(25) === 0 ? Array.from({ length: MANY }, (_, at) => `x${at}: y`) : [];
  const long = stream.int(25) === 0 ? [`x-long: ${'z'.repeat(LONG)}`] : [];
  const some = Array.from({ length: 1 + stream.int(5) }, () => stream.pick(HEADERS));
  const line = `${stream.pick(METHODS) || 'GET'} ${stream.pick(TARGETS) || '/'} HTTP/1.1`;
  const end = stream.pick(['\r\n', '\r\n', '\r\n', '\n', '\r']);
  return latin(`${[line, 'host: localhost', ...some, ...many, ...long].join(end)}${end}${end}${stream.pick(BODIES)}`);
}

function body(stream: Stream): Buffer {
  const sent = stream.pick(BODIES);
  const announced = sent.length + stream.pick([0, 0, 0, 1, -1, 200_000]);
  const lines = [
    `${stream.pick(['POST', 'PUT', 'PATCH', 'DELETE', 'GET'])} ${stream.pick(TARGETS) || '/'} HTTP/1.1`,
    'host: localhost',
  ];
  const type = `content-type: ${stream.pick(['application/json', 'text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data'])}`;
  return latin(head(...lines, type, 'connection: close', `content-length: ${announced}`) + sent);
}

function chunks(stream: Stream): Buffer {
  const lines = [`POST ${stream.pick(TARGETS) || '/'} HTTP/1.1`, 'host: localhost', 'transfer-encoding: chunked'];
  return latin(head(...lines, 'content-type: application/json') + stream.pick(CHUNKS) + stream.pick([...CHUNKS, '']));
}

/** A valid upgrade with about a quarter of its parts broken, followed by frames. */
function upgrade(stream: Stream, tokens: readonly string[]): Buffer {
  const part = (valid: string, ...broken: readonly string[]) => (stream.int(4) === 0 ? stream.pick(broken) : valid);
  const target = part(stream.pick(['/wss-new', '/im-new']), '//', '/wss-new#', '/elsewhere', '/__sim', '*', '//[');
  const token = part(stream.pick(tokens), '', '%', 'x'.repeat(5_000), 'sim.main.0');
  const lines = [
    `${part('GET', 'POST', 'get')} ${target}?token=${token} HTTP/1.1`,
    part('host: localhost', 'host: evil.example', 'host: '),
    `upgrade: ${part('websocket', 'WebSocket', 'h2c', '')}`,
    `connection: ${part('upgrade', 'upgrade, close', 'keep-alive')}`,
    `sec-websocket-version: ${part('13', '8', '-1', '')}`,
    `sec-websocket-key: ${part('dGhlIHNhbXBsZSBub25jZQ==', 'short', '')}`,
    `sec-websocket-extensions: ${part('permessage-deflate', ';;;', 'a=b=c', '"')}`,
    `origin: ${part('http://localhost', 'null', 'http://evil.example', '%')}`,
  ];
  const frames = Array.from({ length: stream.int(4) }, () => Buffer.from(stream.pick(FRAMES)));
  return Buffer.concat([latin(head(...lines)), ...frames]);
}

/** A valid request with bytes changed, removed and inserted. */
function bytes(stream: Stream): Buffer {
  const sent = [...latin(valid(stream))];
  for (let change = 1 + stream.int(6); change > 0; change--) {
    const at = stream.int(sent.length + 1);
    const byte = stream.pick([0, 10, 13, 32, 58, 127, 255, stream.int(256)]);
    sent.splice(at, stream.int(3), ...(stream.int(3) === 0 ? [] : [byte]));
  }
  return Buffer.from(sent);
}

/** Several requests, the second inside what the first may take for its body (request smuggling). */
function pipeline(stream: Stream): Buffer {
  const parts = [body, chunks, requestLine, (each: Stream) => latin(valid(each))];
  return Buffer.concat(Array.from({ length: 2 + stream.int(3) }, () => stream.pick(parts)(stream)));
}

function cut(stream: Stream, whole: Buffer): readonly Buffer[] {
  if (stream.int(3) > 0) return [whole];
  const at = stream.int(whole.length + 1);
  return [whole.subarray(0, at), whole.subarray(at)];
}
