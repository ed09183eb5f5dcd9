// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import type * as UseListCore from './use-list-core.ts';

let lists: typeof UseListCore;
/** Whether the code of the machine can be had. */
let isThere: boolean;
let asked: number;
let becomeCalm: () => void;
const onCome = vi.fn<() => void>();

beforeEach(async () => {
  isThere = true;
  asked = 0;
  onCome.mockClear();
  vi.resetModules();
  vi.doMock('./list-core.ts', () => {
    asked += 1;
    if (!isThere) throw new Error('The line is broken.');
    return { Virtualizer: 'the machine' };
  });
  const calm = new Promise<void>((resolve) => (becomeCalm = resolve));
  vi.doMock('#app/ui/first/calm.ts', () => ({ whenCalm: () => calm }));
  lists = await import('./use-list-core.ts');
});
afterEach(() => void vi.stubGlobal('scrollY', 0));
afterAll(() => {
  vi.unstubAllGlobals();
  vi.doUnmock('./list-core.ts');
  vi.doUnmock('#app/ui/first/calm.ts');
  vi.resetModules();
});

const open = (isDue = true) =>
  renderHook((props: { readonly isDue: boolean }) => lists.useListCore(props.isDue, onCome), {
    initialProps: { isDue },
  });
const passed = () => act(() => new Promise<void>((end) => setTimeout(end, 0)));
const machine = expect.objectContaining({ Virtualizer: 'the machine' });

it('a list is drawn without its machine until the page is calm', async () => {
  const { result } = open();
  await passed();
  expect([result.current, asked]).toEqual([undefined, 0]);
  becomeCalm();
  await expect.poll(() => result.current).toEqual(machine);
  expect(onCome).toHaveBeenCalledTimes(1);
});

it('a page that is scrolled before it is calm has it at once', async () => {
  const { result } = open();
  await passed();
  act(() => void window.dispatchEvent(new Event('scroll')));
  await expect.poll(() => result.current).toEqual(machine);
});

it('and so has one that was scrolled before the list was there', async () => {
  vi.stubGlobal('scrollY', 80);
  const { result } = open();
  await expect.poll(() => result.current).toEqual(machine);
});

it('rows that all fit on the screen ask for none, until there are more', async () => {
  becomeCalm();
  const { result, rerender } = open(false);
  await passed();
  expect([result.current, asked]).toEqual([undefined, 0]);
  rerender({ isDue: true });
  await expect.poll(() => result.current).toEqual(machine);
});

it('where it cannot be had, the list knows that it will lack it', async () => {
  isThere = false;
  becomeCalm();
  const { result } = open();
  await expect.poll(() => result.current).toBe('lacking');
});

it('the next list has it in its first render', async () => {
  becomeCalm();
  const { result, unmount } = open();
  await expect.poll(() => result.current).toEqual(machine);
  unmount();
  expect(open().result.current).toEqual(machine);
});
