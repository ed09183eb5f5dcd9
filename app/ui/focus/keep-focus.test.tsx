import { act, cleanup, fireEvent, render, waitFor } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Button } from '#app/ui/button.tsx';
import { keepFocus } from './keep-focus.ts';
import { Notice } from '#app/ui/notice.tsx';
import { Outcome } from '#app/ui/outcome.tsx';

const focused = () => document.activeElement?.textContent;
/** The focus moves in a timer that the observer of a change sets: this one is set after it, so it ends after it. */
const settle = () =>
  act(async () => {
    await Promise.resolve();
    await new Promise((resolve) => setTimeout(resolve));
  });

/** A form whose button vanishes with its action. */
function Action({ after, mark }: { readonly after: ReactNode; readonly mark?: boolean }) {
  const [isDone, setDone] = useState(false);
  return (
    <main tabIndex={-1}>
      <button type="button">first of the page</button>
      <section>
        {isDone ? after : <button onClick={() => setDone(true)}>act</button>}
        <button type="button">beside</button>
        {mark === true && (
          <button type="button" data-next-step="">
            next step
          </button>
        )}
      </section>
    </main>
  );
}

describe('the focus never falls to the body', () => {
  let end: () => void;
  beforeEach(() => {
    end = keepFocus();
  });
  afterEach(() => {
    end();
    cleanup();
  });

  const press = async (screen: ReturnType<typeof render>, name: string) => {
    const button = screen.getByRole('button', { name });
    button.focus();
    fireEvent.click(button);
    await settle();
  };

  it('goes to the marked next step, else to the nearest element', async () => {
    let screen = render(<Action after={null} mark />);
    await press(screen, 'act');
    expect(focused()).toBe('next step');
    screen.unmount();
    screen = render(<Action after={null} />);
    await press(screen, 'act');
    expect(focused()).toBe('beside');
  });

  it('goes to the outcome before everything else', async () => {
    const screen = render(
      <Action
        mark
        after={
          <Outcome of="refused">
            <Notice kind="error">The balance does not cover it.</Notice>
          </Outcome>
        }
      />,
    );
    await press(screen, 'act');
    expect(focused()).toBe('The balance does not cover it.');
    // Announced once, by the alert: neither the group that has the focus nor the region around the alert says it besides.
    const group = document.activeElement;
    expect([group?.getAttribute('role'), group?.getAttribute('aria-label')]).toEqual(['group', null]);
    expect(screen.getByRole('alert').closest('[aria-live]')?.getAttribute('aria-live')).toBe('off');
  });

  it('leaves a field of another form alone while its own button goes, and says the outcome as a live region', async () => {
    function Page({ of }: { readonly of?: string }) {
      return (
        <section>
          <input aria-label="other" />
          <Outcome of={of}>{of !== undefined && <Notice kind="success">placed</Notice>}</Outcome>
        </section>
      );
    }
    const screen = render(<Page />);
    const region = screen.container.querySelector('[data-outcome] > [aria-live]');
    expect(region?.getAttribute('aria-live')).toBe('polite');
    screen.getByLabelText('other').focus();
    screen.rerender(<Page of="accepted" />);
    await settle();
    expect(document.activeElement).toBe(screen.getByLabelText('other'));
    expect([region?.textContent, region?.getAttribute('aria-live')]).toEqual(['placed', 'polite']);
    // The region speaks: a status in it would say the same again.
    expect(screen.queryByRole('status')).toBeNull();
  });

  it("from the page's header: the heading of the page, not the languages or the search beside it", async () => {
    function Page() {
      const [isSignedIn, setSignedIn] = useState(false);
      return (
        <>
          <header>
            <select aria-label="language" />
            <button type="button">search</button>
            {isSignedIn ? null : <button onClick={() => setSignedIn(true)}>sign in</button>}
          </header>
          <main tabIndex={-1}>
            <h1>the page</h1>
          </main>
        </>
      );
    }
    const screen = render(<Page />);
    await press(screen, 'sign in');
    expect(document.activeElement?.tagName).toBe('H1');
  });

  it('a header of a part hands it on within the part', async () => {
    function Part() {
      const [isSold, setSold] = useState(false);
      return (
        <main tabIndex={-1}>
          <header>
            {isSold ? null : <button onClick={() => setSold(true)}>sell</button>}
            <button type="button">share</button>
          </header>
        </main>
      );
    }
    const screen = render(<Part />);
    await press(screen, 'sell');
    expect(focused()).toBe('share');
  });

  it('a locked field hands it on; nothing left around it: the content of the page', async () => {
    const screen = render(
      <main tabIndex={-1}>
        <input aria-label="amount" />
      </main>,
    );
    screen.getByLabelText('amount').focus();
    screen.rerender(
      <main tabIndex={-1}>
        <input aria-label="amount" disabled />
      </main>,
    );
    await waitFor(() => expect(document.activeElement?.tagName).toBe('MAIN'));
  });
});

describe('a busy button', () => {
  afterEach(cleanup);

  it('keeps the focus, does nothing, and does not send its form again', () => {
    const done: string[] = [];
    const form = (isBusy: boolean) => (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          done.push('sent');
        }}
      >
        <Button type="submit" isBusy={isBusy} disabled={isBusy} onClick={() => done.push('pressed')}>
          Pay
        </Button>
      </form>
    );
    const screen = render(form(false));
    const button = screen.getByRole('button', { name: 'Pay' });
    button.focus();
    fireEvent.click(button);
    screen.rerender(form(true));
    fireEvent.click(button);
    expect(done).toEqual(['pressed', 'sent']);
    expect([document.activeElement, button.hasAttribute('disabled'), button.getAttribute('aria-disabled')]).toEqual([
      button,
      false,
      'true',
    ]);
  });
});
