import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TOAST_SHOWN_MS, Toasts } from './toasts.tsx';

describe('toasts', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  function show() {
    const onClose = vi.fn();
    const screen = render(
      <Toasts toasts={[{ id: 7, kind: 'info', text: 'Hello' }]} closeLabel="Close" onClose={onClose} />,
    );
    return { screen, onClose, pass: (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds)) };
  }

  it('go by themselves after their time, not before', () => {
    const { onClose, pass } = show();
    pass(TOAST_SHOWN_MS - 1);
    expect(onClose).not.toHaveBeenCalled();
    pass(1);
    expect(onClose).toHaveBeenCalledWith(7);
  });

  it('stay while they are pointed at or have the focus', () => {
    const { screen, onClose, pass } = show();
    const toast = screen.getByText('Hello').parentElement as HTMLElement;
    fireEvent.pointerEnter(toast);
    pass(60_000);
    expect(onClose).not.toHaveBeenCalled();
    fireEvent.pointerLeave(toast);
    pass(TOAST_SHOWN_MS);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('close at a press, and are announced politely', () => {
    const { screen, onClose } = show();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledWith(7);
    expect(screen.getByRole('status').getAttribute('aria-live')).toBe('polite');
  });
});
