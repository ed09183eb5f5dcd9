import * as v from 'valibot';

/** Rules of the specification, section 5. */
export const Email = v.pipe(v.string(), v.maxLength(254), v.email('must be an e-mail address'));
export const Phone = v.pipe(v.string(), v.regex(/^\d{6,14}$/, 'must be 6 to 14 digits'));
/** Without the plus. */
export const DialCode = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999));
export const DialCodeQuery = v.pipe(v.string(), v.regex(/^\+?\d{1,3}$/, 'must be a dial code'));
export const OneTimeCode = v.pipe(v.string(), v.regex(/^\d{4,8}$/, 'must be the digits of the code'));
export const NewPassword = v.pipe(
  v.string(),
  v.minLength(8, 'must have at least 8 characters'),
  v.maxLength(256),
  v.regex(/[A-Za-z]/, 'must have a letter'),
  v.regex(/\d/, 'must have a digit'),
);
export const GivenPassword = v.pipe(v.string(), v.minLength(1), v.maxLength(256));
/** Exactly six characters. */
export const PaymentPassword = v.pipe(v.string(), v.regex(/^[\x21-\x7E]{6}$/, 'must be exactly 6 characters'));
/** Six equal characters, or a run such as 123456 or fedcba. @example isEasyPin('111111') // true */
export function isEasyPin(pin: string): boolean {
  const codes = [...pin].map((each) => each.charCodeAt(0));
  const [step = NaN, ...others] = codes.slice(1).map((code, index) => code - (codes[index] ?? NaN));
  return Math.abs(step) <= 1 && others.every((other) => other === step);
}
export const NewPaymentPassword = v.pipe(
  PaymentPassword,
  v.check((pin) => !isEasyPin(pin), 'must not be six equal characters or a run'),
);
export const Nickname = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(6, 'must have at least 6 characters'),
  v.maxLength(40),
);
export const RealName = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(80));

const Short = v.pipe(v.string(), v.maxLength(300));
export const DeviceInfo = v.strictObject({
  ip: Short,
  os: Short,
  device: Short,
  browser: Short,
  fingerprint: Short,
  java_enabled: v.boolean(),
  language: Short,
  color_depth: v.number(),
  screen_height: v.number(),
  screen_width: v.number(),
  timezone_offset: v.pipe(v.string(), v.regex(/^[+-]\d{2}:00$/, 'must be +hh:00')),
});
