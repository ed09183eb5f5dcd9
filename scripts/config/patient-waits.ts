import { vi } from 'vitest';
import { WAIT_MS } from './wait-bound.ts';

const PATIENT = Symbol.for('slipway.patientWaits');
type Options = number | { readonly timeout?: number; readonly interval?: number };

/** `vi.waitFor` and `vi.waitUntil` give up after one second: here they wait as long as all others. Once per worker. */
if (!(PATIENT in vi)) {
  const { waitFor, waitUntil } = vi;
  const patient = (options: Options = {}) => (typeof options === 'number' ? options : { timeout: WAIT_MS, ...options });
  vi.waitFor = (callback, options) => waitFor(callback, patient(options));
  vi.waitUntil = (callback, options) => waitUntil(callback, patient(options));
  Object.assign(vi, { [PATIENT]: true });
}
