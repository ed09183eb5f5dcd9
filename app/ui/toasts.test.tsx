import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TOAST_SHOWN_MS, Toasts } from './toasts.tsx';

describe('toasts', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  function show(stays = false) {
    const onClose = vi.fn();
    const screen = render(
      <Toasts
        toasts={[{ id: 7, kind: 'info', text: 'Hello', stays }]}
        closeLabel="Close this message"
        onClose={onClose}
      />,
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

  it('stay while no one sees the page, and for their whole time once it is seen', () => {
    const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const { onClose, pass } = show();
    pass(60_000);
    expect(onClose).not.toHaveBeenCalled();
    state.mockReturnValue('visible');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    pass(TOAST_SHOWN_MS - 1);
    expect(onClose).not.toHaveBeenCalled();
    pass(1);
    expect(onClose).toHaveBeenCalledWith(7);
    state.mockRestore();
  });

  it('that stay have no bar, and go only at a press', () => {
    const { screen, onClose, pass } = show(true);
    expect(screen.container.querySelector('[data-kind] > :last-child')?.tagName).toBe('BUTTON');
    pass(3_600_000);
    expect(onClose).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Close this message', description: 'Hello' }));
    expect(onClose).toHaveBeenCalledWith(7);
  });

  it('are in the topmost dialog while one is open: behind it they could be neither read nor closed', async () => {
    vi.useRealTimers();
    const { screen } = show(true);
    const dialogs = ['below', 'above'].map((name) => Object.assign(document.createElement('dialog'), { id: name }));
    document.body.append(...dialogs);
    const isIn = () => screen.getByText('Hello').closest('dialog')?.id;
    for (const dialog of dialogs) dialog.setAttribute('open', '');
    await expect.poll(isIn).toBe('above');
    dialogs[1]?.removeAttribute('open');
    await expect.poll(isIn).toBe('below');
    dialogs[0]?.removeAttribute('open');
    await expect.poll(isIn).toBeUndefined();
    for (const dialog of dialogs) dialog.remove();
  });

  it.each(['error', 'warning', 'successful', 'info'] as const)(
    'of the kind %s have a colour, a sign and a bar',
    (kind) => {
      const { container } = render(
        <Toasts toasts={[{ id: 1, kind, text: 'Hello' }]} closeLabel="Close this message" onClose={vi.fn()} />,
      );
      const toast = container.querySelector(`[data-kind="${kind}"]`);
      expect(toast?.textContent).toBe('Hello');
      expect(toast?.querySelectorAll('svg')).toHaveLength(2);
      // The sign, the text, the button, and last the bar that runs out.
      expect(toast?.lastElementChild?.getAttribute('aria-hidden')).toBe('true');
    },
  );

  it('are shown for 2500 ms, and their bar runs out in that time', () => {
    const { container } = show().screen;
    expect(container.querySelector<HTMLElement>('[data-kind] > :last-child')?.style.animationDuration).toBe('2500ms');
    expect(TOAST_SHOWN_MS).toBe(2_500);
  });

  it('close at a press, and are announced politely', () => {
    const { screen, onClose } = show();
    fireEvent.click(screen.getByRole('button', { name: 'Close this message', description: 'Hello' }));
    expect(onClose).toHaveBeenCalledWith(7);
    expect(screen.getByRole('status').getAttribute('aria-live')).toBe('polite');
  });
});
