import type { InferOutput } from 'valibot';
import type { DeviceInfo } from '#contract/entities';

/** The server fills in the address; the specification fixes the text. */
const IP_PLACEHOLDER = '{ip}';
const TEXT_MAX = 300;

interface DeviceContext {
  readonly userAgent: string;
  readonly language: string;
  readonly screen: { readonly width: number; readonly height: number; readonly colorDepth: number };
  /** As `Date` returns it: minutes, positive west of Greenwich. */
  readonly timezoneOffset: number;
}

/** Device data that registration sends (section 3 of the specification). */
export function deviceInfo(
  { userAgent, language, screen, timezoneOffset }: DeviceContext = deviceContext(),
): InferOutput<typeof DeviceInfo> {
  const shape = [userAgent, language, screen.width, screen.height, screen.colorDepth, timezoneOffset];
  return {
    ip: IP_PLACEHOLDER,
    os: firstOf(SYSTEMS, userAgent),
    device: /iPad|Tablet|Android(?!.*Mobile)/.test(userAgent)
      ? 'tablet'
      : /Mobi/.test(userAgent)
        ? 'mobile'
        : 'desktop',
    browser: firstOf(BROWSERS, userAgent),
    fingerprint: hash(shape.join('|')),
    java_enabled: true,
    language: language.slice(0, TEXT_MAX),
    color_depth: screen.colorDepth,
    screen_height: screen.height,
    screen_width: screen.width,
    timezone_offset: hourOffset(timezoneOffset),
  };
}

/** The offset in whole hours, truncated towards zero. @example hourOffset(-330) // '+05:00' */
export function hourOffset(minutesWest: number): string {
  const hours = Math.trunc(-minutesWest / 60);
  return `${hours < 0 ? '-' : '+'}${String(Math.abs(hours)).padStart(2, '0')}:00`;
}

type Pattern = readonly [name: string, pattern: RegExp];

/** The order matters: Android's user agent contains Linux, an iPhone's Mac OS X. */
const SYSTEMS: readonly Pattern[] = [
  ['Android', /Android/],
  ['iOS', /iPhone|iPad|iPod/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X|Macintosh/],
  ['ChromeOS', /CrOS/],
  ['Linux', /Linux/],
];

/** The order matters: nearly all user agents contain Safari, and most contain Chrome. */
const BROWSERS: readonly Pattern[] = [
  ['Edge', /Edg(?:e|A|iOS)?\//],
  ['Opera', /OPR\/|Opera/],
  ['Samsung Internet', /SamsungBrowser/],
  ['Firefox', /Firefox|FxiOS/],
  ['Chrome', /Chrome|CriOS/],
  ['Safari', /Safari/],
];

function firstOf(patterns: readonly Pattern[], text: string): string {
  return patterns.find(([, pattern]) => pattern.test(text))?.[0] ?? 'other';
}

/**
 * FNV-1a over 32 bits, twice: distinguishes kinds of devices and needs no secure context. Not a secret, and no canvas is read.
 */
function hash(text: string): string {
  const once = (seed: number) => {
    let state = seed;
    for (let at = 0; at < text.length; at++) state = Math.imul(state ^ text.charCodeAt(at), 0x01000193) >>> 0;
    return state.toString(16).padStart(8, '0');
  };
  return once(0x811c9dc5) + once(0x9747b28c);
}

function deviceContext(): DeviceContext {
  const { userAgent, language } = navigator;
  return { userAgent, language, screen, timezoneOffset: new Date().getTimezoneOffset() };
}
