import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { BetNotice, PushEndpoint, PushSubscription } from './web-push.ts';

describe('an endpoint', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/fKZ:APA91-x_y',
    'https://updates.push.services.mozilla.com/wpush/v2/gAAAA',
    'https://web.push.apple.com/QGxa',
    'https://wns2-par02p.notify.windows.com/w/?token=BQYAAAC%2b',
  ])('is the address of a push service: %s', (endpoint) => {
    expect(v.is(PushEndpoint, endpoint)).toBe(true);
  });

  it.each([
    'http://push.example/a',
    'https://127.0.0.1/a',
    'https://2130706433/a',
    'https://[::1]/a',
    'https://localhost/a',
    'https://sub.localhost/a',
    'https://redis/a',
    'https://metadata.google.internal/a',
    'https://push.example:8443/a',
    'https://user@push.example/a',
    'https://push.example./a',
    'https://push.example/a#b',
    'https://push.example\\@10.0.0.1/a',
    'https:/push.example/a',
    `https://push.example/${'a'.repeat(2_000)}`,
  ])('is not %s', (endpoint) => {
    expect(v.is(PushEndpoint, endpoint)).toBe(false);
  });
});

it('takes a subscription with these properties and no other', () => {
  const subscription = {
    endpoint: 'https://push.example/a',
    p256dh: `B${'A'.repeat(86)}`,
    auth: 'A'.repeat(22),
    language: 'bn',
  };
  expect(v.is(PushSubscription, subscription)).toBe(true);
  expect(v.is(PushSubscription, { ...subscription, expirationTime: null })).toBe(false);
  for (const name of Object.keys(subscription))
    expect(v.is(PushSubscription, { ...subscription, [name]: undefined }), name).toBe(false);
});

it('takes a notification with a payout as a decimal text only', () => {
  const notice = {
    v: 1,
    kind: 'betSettled',
    game: 'cricket',
    bet: 'b-17',
    state: 'void',
    payout: '2.00',
    currency: 'USDT',
    language: 'en',
    title: 'Your bet is settled',
    text: 'Bet b-17 is void.',
  };
  expect(v.is(BetNotice, notice)).toBe(true);
  for (const payout of [2, '2e0', '-2', '']) expect(v.is(BetNotice, { ...notice, payout })).toBe(false);
  expect(v.is(BetNotice, { ...notice, state: 'cashedOut' })).toBe(false);
});
