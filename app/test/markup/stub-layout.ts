import { vi } from 'vitest';

/** What jsdom lacks, as it has no layout: all is in view, and a dialog opens. No socket is connected. */
export function stubLayout(): void {
  vi.stubGlobal('ResizeObserver', Sizes);
  vi.stubGlobal('IntersectionObserver', Watcher);
  vi.stubGlobal('WebSocket', Unconnected);
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => setTimeout(draw, 0));
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  Object.defineProperty(navigator, 'clipboard', { value: { writeText: async () => undefined }, configurable: true });
  HTMLElement.prototype.scrollIntoView = () => undefined;
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
