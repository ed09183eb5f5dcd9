import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { bufferFaults, type Fault, takeFaults } from './buffered-faults.ts';
import { describeFault } from './describe.ts';

let window: EventTarget;
let document: EventTarget;
beforeEach(() => {
  // What other files of this worker have left.
  takeFaults(() => undefined)();
  window = new EventTarget();
  document = new EventTarget();
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  vi.stubGlobal('document', document);
});
afterEach(() => {
  vi.unstubAllGlobals();
});
const event = (name: string, members: object) => Object.assign(new Event(name), members);

it('passes on what came before anything listened, then what comes, in order', () => {
  bufferFaults();
  window.dispatchEvent(event('error', { error: new TypeError('first'), message: 'Uncaught TypeError: first' }));
  window.dispatchEvent(event('unhandledrejection', { reason: 'second' }));
  const taken: Fault[] = [];
  takeFaults((fault) => taken.push(fault));
  const blocked = event('securitypolicyviolation', { effectiveDirective: 'connect-src', blockedURI: 'inline' });
  document.dispatchEvent(blocked);
  expect(taken).toEqual([
    { kind: 'error', value: new TypeError('first') },
    { kind: 'rejection', value: 'second' },
    { kind: 'csp', event: blocked },
  ]);
});

it('names what the browser complains of without an error', () => {
  bufferFaults();
  const reports: unknown[] = [];
  takeFaults((fault) => reports.push(describeFault(fault, '/')));
  const message = 'ResizeObserver loop completed with undelivered notifications.';
  window.dispatchEvent(event('error', { error: null, message }));
  expect(reports).toEqual([{ page: '/', kind: 'error', name: 'other', says: 'ResizeObserver loop', at: [] }]);
});
