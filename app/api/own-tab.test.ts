// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reopenedTab } from './own-tab.ts';

/** What the browser copies into a tab that is made by "duplicate". */
const copied = () => ({ ...sessionStorage }) as Record<string, string>;
const leave = () => dispatchEvent(new Event('pagehide'));
const comeBack = () => dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));

let controller: AbortController;
beforeEach(() => {
  sessionStorage.clear();
  controller = new AbortController();
  // Each page of a test would go on leaving its name after its end.
  const add = globalThis.addEventListener.bind(globalThis);
  vi.spyOn(globalThis, 'addEventListener').mockImplementation(
    (name: string, listener: EventListenerOrEventListenerObject | null) =>
      add(name, listener as EventListener, { signal: controller.signal }),
  );
});
afterEach(() => {
  controller.abort();
  vi.restoreAllMocks();
  sessionStorage.clear();
});
const endPage = () => {
  leave();
  controller.abort();
  controller = new AbortController();
};

it('a tab keeps its name over reloads', () => {
  const { name } = reopenedTab();
  endPage();
  expect(reopenedTab().name).toBe(name);
  endPage();
  expect(reopenedTab().name).toBe(name);
});

it('a tab that is duplicated while it is open has a name of its own', () => {
  const { name } = reopenedTab();
  endPage();
  reopenedTab();
  const storage = copied();
  controller.abort();
  controller = new AbortController();
  Object.assign(sessionStorage, storage);
  expect(reopenedTab().name).not.toBe(name);
});

it('a page that comes back from the cache of the browser takes its name again', () => {
  const { name } = reopenedTab();
  leave();
  expect(Object.values(copied())).toEqual([name]);
  comeBack();
  expect(copied()).toEqual({});
});

it('a page that comes back from the cache of the browser hears that the storage may have changed', () => {
  reopenedTab();
  const heard: (string | null)[] = [];
  addEventListener('storage', ({ key }) => heard.push(key));
  comeBack();
  expect(heard).toEqual([null]);
});

it('without a storage each load is a tab of its own', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  const { name } = reopenedTab();
  expect(reopenedTab().name).not.toBe(name);
});
