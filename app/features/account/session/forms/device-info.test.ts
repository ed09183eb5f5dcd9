import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { DeviceInfo } from '#contract/entities';
import { deviceInfo, hourOffset } from './device-info.ts';

const SCREEN = { width: 390, height: 844, colorDepth: 24 };
const about = (userAgent: string, timezoneOffset = 180) =>
  deviceInfo({ userAgent, language: 'pt-BR', screen: SCREEN, timezoneOffset });

describe('the device data that registration sends', () => {
  it.each([
    [
      'Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
      ['Android', 'mobile', 'Chrome'],
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
      ['iOS', 'mobile', 'Safari'],
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0',
      ['Windows', 'desktop', 'Edge'],
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0', ['Linux', 'desktop', 'Firefox']],
    [
      'Mozilla/5.0 (Linux; Android 14; SM-X700) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/27.0 Chrome/125.0.0.0 Safari/537.36',
      ['Android', 'tablet', 'Samsung Internet'],
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
      ['macOS', 'desktop', 'Safari'],
    ],
    ['', ['other', 'desktop', 'other']],
  ])('%s', (userAgent, expected) => {
    const { os, device, browser } = about(userAgent);
    expect([os, device, browser]).toEqual(expected);
  });

  it('has the fixed members of the specification and the shape of the contract, whatever the browser says', () => {
    expect(about('x')).toMatchObject({ ip: '{ip}', java_enabled: true, language: 'pt-BR', timezone_offset: '-03:00' });
    fc.assert(
      fc.property(fc.string({ maxLength: 600 }), fc.integer({ min: -840, max: 720 }), (userAgent, offset) => {
        expect(v.is(DeviceInfo, about(userAgent, offset))).toBe(true);
      }),
    );
  });

  it('is the same for the same device, and another for another', () => {
    expect(about('a').fingerprint).toBe(about('a').fingerprint);
    expect(about('a').fingerprint).not.toBe(about('b').fingerprint);
  });

  it.each([
    [0, '+00:00'],
    [180, '-03:00'],
    [-330, '+05:00'],
    [-480, '+08:00'],
    [210, '-03:00'],
    [-840, '+14:00'],
    [30, '+00:00'],
  ])('%d minutes west is %s', (minutes, offset) => {
    expect(hourOffset(minutes)).toBe(offset);
  });
});
