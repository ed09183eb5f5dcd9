import { webcrypto } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PushSubscription } from '#contract/entities';

const { subtle } = webcrypto;
const P256 = { namedCurve: 'P-256' } as const;
const bytes = (text: string) => Buffer.from(text, 'base64url');
const text = (data: ArrayBuffer | Uint8Array) => Buffer.from(data as ArrayBuffer).toString('base64url');

/** A browser with a subscription: keys and decryption by Web Crypto, without the simulator's code. */
export interface TestBrowser {
  readonly subscription: PushSubscription;
  /** @throws Error if the message is for another browser */
  read(body: Buffer): Promise<unknown>;
}

export async function testBrowser(name: string, language: PushSubscription['language'] = 'en'): Promise<TestBrowser> {
  const keys = await subtle.generateKey({ name: 'ECDH', ...P256 }, true, ['deriveBits']);
  const own = Buffer.from(await subtle.exportKey('raw', keys.publicKey));
  const auth = Buffer.from(webcrypto.getRandomValues(new Uint8Array(16)));
  const derive = async (from: ArrayBuffer, salt: Buffer, info: Buffer, size: number) => {
    const key = await subtle.importKey('raw', from, 'HKDF', false, ['deriveBits']);
    return subtle.deriveBits({ name: 'HKDF', hash: 'SHA-256', salt, info }, key, size * 8);
  };
  return {
    subscription: { endpoint: `https://push.example/${name}`, p256dh: text(own), auth: text(auth), language },
    async read(body) {
      const [salt, idLength] = [body.subarray(0, 16), body.readUInt8(20)];
      const sender = body.subarray(21, 21 + idLength);
      const from = await subtle.importKey('raw', sender, { name: 'ECDH', ...P256 }, false, []);
      const shared = await subtle.deriveBits({ name: 'ECDH', public: from }, keys.privateKey, 256);
      const secret = await derive(shared, auth, Buffer.concat([Buffer.from('WebPush: info\0'), own, sender]), 32);
      const key = await derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
      const iv = await derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
      const aes = await subtle.importKey('raw', key, 'AES-GCM', false, ['decrypt']);
      const plain = Buffer.from(await subtle.decrypt({ name: 'AES-GCM', iv }, aes, body.subarray(21 + idLength)));
      if (plain.at(-1) !== 2) throw new Error('The record does not end with the mark of the last one.');
      return JSON.parse(plain.subarray(0, -1).toString()) as unknown;
    },
  };
}

export interface ReceivedMessage {
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

/** A push service (RFC 8030) for `pushRelay`. It answers 201 unless `answer` is set. */
export interface PushService {
  readonly url: string;
  readonly received: readonly ReceivedMessage[];
  /** Status of the next answers; 0 cuts the connection. */
  answer: number;
  close(): Promise<void>;
}

export async function startPushService(): Promise<PushService> {
  const received: ReceivedMessage[] = [];
  const service = { received, answer: 201 };
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) });
      if (service.answer === 0) request.socket.destroy();
      else response.writeHead(service.answer).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return Object.assign(service, {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  });
}

/** The claims of a VAPID header. @throws Error if the signature is by another key */
export async function vapidClaims(header: unknown, publicKey: string): Promise<Readonly<Record<string, unknown>>> {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(String(header)) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  if (key !== publicKey) throw new Error(`Signed by ${key}, not by ${publicKey}`);
  const by = await subtle.importKey('raw', bytes(key), { name: 'ECDSA', ...P256 }, false, ['verify']);
  const signed = { name: 'ECDSA', hash: 'SHA-256' };
  if (!(await subtle.verify(signed, by, bytes(signature), Buffer.from(`${head}.${claims}`))))
    throw new Error('The signature is not of this token.');
  return JSON.parse(bytes(claims).toString()) as Readonly<Record<string, unknown>>;
}
