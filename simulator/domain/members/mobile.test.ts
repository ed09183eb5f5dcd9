import { expect, it } from 'vitest';
import { WorldClock } from '../../core/clock/world-clock.ts';
import { IN_MEMORY, openStore } from '../../core/store/open-store.ts';
import { mobileOf } from './mobile.ts';
import { Verification } from './verification.ts';

it.each([
  ['+55', '11900000001'],
  ['55', '011900000001'],
  ['+055', '0011900000001'],
  ['0055', '11900000001'],
])('%s %s is one number, so that its code is sent once a minute', (dialCode, phone) => {
  expect(mobileOf(dialCode, phone)).toBe('+5511900000001');
  const clock = new WorldClock({ startMs: Date.parse('2026-03-14T12:00:00.000Z'), speed: 0 });
  const codes = new Verification(openStore(IN_MEMORY), 'seed', clock);
  codes.send(mobileOf('+55', '11900000001'), 'register');
  expect(() => codes.send(mobileOf(dialCode, phone), 'register')).toThrow('Another code may be sent in 60 s');
});
