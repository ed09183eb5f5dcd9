import { runDue } from '../doors/world/run-due.ts';
import type { Body } from './profile-worlds.ts';
import type { RowAnswer, RowClient } from './row-client.ts';
import { proofs } from './sample-money.ts';

export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;
export const EXCLUDE = { kind: 'self_exclusion', months: 6, hours: undefined };
export const WALLET = { channel_id: 'in-wallet', card: undefined };
export const FIRST = 'ada@mail.example';
export const NOTHING = { params: {}, query: {}, headers: {}, body: undefined };

export const outcome = ({ json }: RowAnswer): Body =>
  json.code === 0 ? { done: true } : { reason: json.data['reason'], field: json.data['field'] };

export function pass({ world }: RowClient, ms: number): void {
  world.clock.advance(ms);
  runDue(world);
}

function codeFor({ world }: RowClient, target: string): string {
  world.verification.send(target, 'register');
  return world.verification.waiting().find((each) => each.target === target.toLowerCase())?.code ?? '';
}

let devices = 0;
/** Registers by e-mail, by default on a new device. */
export function register(client: RowClient, email: string, over: Body = {}, device = `device-${++devices}`) {
  const deviceInfo = {
    ip: '{ip}',
    os: 'Linux',
    device: 'desktop',
    browser: 'Firefox',
    fingerprint: device,
    java_enabled: true,
    language: 'en',
    color_depth: 24,
    screen_height: 1_080,
    screen_width: 1_920,
    timezone_offset: '+00:00',
  };
  const body = {
    password: 'letters1',
    ...proofs(client.world),
    ...over,
    email,
    code: codeFor(client, email),
    deviceInfo,
  };
  return client.send('registerByEmail', { ...NOTHING, headers: { platform: '1' }, body });
}

export const idOf = (answer: RowAnswer) => String(answer.json.data['user_id']);
