import { expect, it } from 'vitest';
import { mailboxOf } from './canonical-account.ts';
import { networkOf } from './network.ts';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:a:b:c:d', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['', ''],
])('a caller at %s is counted as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

it.each([
  ['Pat@Example.com', 'pat@example.com'],
  ['p.a.t+new+er@example.com', 'pat@example.com'],
  ['pat@googlemail.com', 'pat@gmail.com'],
  ['+tag@example.com', '+tag@example.com'],
  ['ｐａｔ@example.com', 'pat@example.com'],
  ['+5511955554444', '+5511955554444'],
  ['demo-player', 'demo-player'],
])('%s is read in the mailbox %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});
