import { serverClock } from '#app/api/server-clock.ts';
import { vi } from 'vitest';

/** What jsdom lacks, as it has no layout: all is in view, and a dialog opens. No socket is connected. */
export function stubLayout(): () => void {
  vi.stubGlobal('ResizeObserver', Sizes);
  vi.stubGlobal('IntersectionObserver', Watcher);
  vi.stubGlobal('WebSocket', Unconnected);
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => setTimeout(draw, 0));
  const undos = [
    replace(HTMLDialogElement.prototype, 'showModal', function show(this: HTMLDialogElement) {
      this.open = true;
    }),
    replace(HTMLDialogElement.prototype, 'close', function close(this: HTMLDialogElement) {
      this.open = false;
    }),
    replace(HTMLElement.prototype, 'scrollIntoView', () => undefined),
    replace(navigator, 'clipboard', { writeText: async () => undefined }),
    // Node's own takes no Blob of jsdom.
    replace(URL, 'createObjectURL', () => 'blob:drawn'),
    replace(URL, 'revokeObjectURL', () => undefined),
  ];
  const { lang } = document.documentElement;
  document.documentElement.lang = 'en';
  // The next test has the same document.
  return () => {
    for (const undo of undos) undo();
    document.documentElement.lang = lang;
    localStorage.clear();
    sessionStorage.clear();
  };
}

function replace(owner: object, name: string, value: unknown): () => void {
  const before = Object.getOwnPropertyDescriptor(owner, name);
  Object.defineProperty(owner, name, { value, configurable: true, writable: true });
  return () => {
    if (before === undefined) Reflect.deleteProperty(owner, name);
    else Object.defineProperty(owner, name, before);
  };
}

/** All that waits for its place to come into view counts as seen. */
class Watcher {
  readonly report;
  constructor(report: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {
    this.report = report;
  }
  observe() {
    queueMicrotask(() => this.report([{ isIntersecting: true }]));
  }
  unobserve() {}
  disconnect() {}
}

/** Sizes stay what they are. */
class Sizes {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** A socket that goes on connecting. */
class Unconnected extends EventTarget {
  static readonly OPEN = 1;
  readonly readyState = 0;
  send() {}
  close() {}
}

/** The page's one clock has the time of what was drawn before, maybe of another test: it gets the upstream's. */
export function setPageClock(ms: number): void {
  const now = new Date(ms);
  const headers = new Headers({ date: now.toUTCString(), 'x-server-time': String(now.getTime()) });
  serverClock.observe(headers, performance.now(), performance.now());
}

/** A phone, or a desktop. */
export function stubWidth(isPhone: boolean): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('<') ? isPhone : !isPhone && query.includes('width'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}
