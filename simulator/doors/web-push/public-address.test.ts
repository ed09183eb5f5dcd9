import { describe, expect, it } from 'vitest';
import { Vapid } from '../../core/web-push/vapid.ts';
import { startPushService, testBrowser } from '../../conformance/push-service.ts';
import { isPublicAddress, lookupPublic } from './public-address.ts';
import { sendWebPush } from './send-web-push.ts';

describe('an address', () => {
  it.each(['8.8.8.8', '172.32.0.1', '2a00:1450:4001:81b::200e'])('%s is public', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });
  it.each([
    '127.0.0.1',
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '169.254.169.254',
    '172.31.255.255',
    '192.168.1.1',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    '::ffff:10.0.0.1',
    '::ffff:8.8.8.8',
    'fe80::1',
    'fd00:ec2::254',
    '64:ff9b::a00:1',
    '2002:a00:1::',
    '2001:db8::1',
    'ff02::1',
    'name',
  ])('%s is not', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});

it('refuses a name that is at an address inside', async () => {
  const error = await new Promise((resolve) => lookupPublic('localhost', {}, (failed) => resolve(failed)));
  expect(String(error)).toMatch(/localhost is at (127\.0\.0\.1|::1), not on the Internet/);
});

it('does not call an endpoint whose name is at an address inside', async () => {
  const service = await startPushService();
  const { subscription } = await testBrowser('inside');
  const endpoint = service.url.replace('127.0.0.1', 'localhost');
  const message = { ...subscription, endpoint, id: 'n-1', topic: 't', text: '{}' };
  expect(await sendWebPush(message, { vapid: new Vapid('seed', 'mailto:a@b.example') })).toBeUndefined();
  expect(service.received).toEqual([]);
  // The same message by the relay arrives: it was not the message that failed.
  expect(await sendWebPush(message, { vapid: new Vapid('seed', 'mailto:a@b.example'), relay: service.url })).toBe(201);
  await service.close();
});
