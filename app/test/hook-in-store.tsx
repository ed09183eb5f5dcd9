import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { vi } from 'vitest';
import { createTransport } from '#app/api/transport.ts';
import { createStore } from '#app/store/store.ts';

const FRAME_MS = 20;
const FRAMES = 5;

/** A status without data, as of an upstream that lacks a row. */
export interface Refusing {
  readonly status: number;
  readonly code?: number;
}

/**
 * A hook in a page with a store of its own, under fake timers.
 *
 * @param answer the data that the upstream answers an address with, also later, or a `Refusing`; undefined: no answer comes
 * @param around what else the hook needs above it
 */
export function hookInStore<Value, Props>(
  useValue: (props: Props) => Value,
  initialProps: Props,
  answer: (address: string) => unknown = () => undefined,
  around: (element: ReactNode) => ReactNode = (element) => element,
) {
  const calls: string[] = [];
  const fetch = async (sent: string) => {
    // The time of a list's request is another one in each run.
    const address = sent.replace(/&timestamp=\d+$/, '');
    calls.push(address);
    const data = await answer(address);
    if (data === undefined) return new Promise<Response>(() => undefined);
    const { status, code = 1 } = data as Partial<Refusing>;
    if (status !== undefined) return Response.json({ code, msg: '' }, { status });
    return Response.json({ code: 0, msg: '', data });
  };
  const store = createStore(createTransport({ fetch }), false);
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <Provider store={store}>{around(children)}</Provider>
  );
  let renders = 0;
  const hook = renderHook(
    (props: Props) => {
      renders += 1;
      return useValue(props);
    },
    { wrapper, initialProps },
  );
  /** Whole frames at the end: an answer is read in a few turns, and Redux and React tell of it with the next frames. */
  const pass = async (milliseconds = FRAMES * FRAME_MS) => {
    const frames = Math.min(FRAMES, Math.floor(milliseconds / FRAME_MS));
    await act(() => vi.advanceTimersByTimeAsync(milliseconds - frames * FRAME_MS));
    for (let frame = 0; frame < frames; frame += 1) await act(() => vi.advanceTimersByTimeAsync(FRAME_MS));
  };
  /** The addresses that were called since the last look. */
  const called = () => calls.splice(0);
  return { ...hook, store, wrapper, pass, called, renders: () => renders };
}
