import { fireEvent } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { openDialogs } from '#app/test/open-dialogs.ts';
import { renderApp } from '#app/test/render-app.tsx';
import { Dialog } from './dialog.tsx';
import { Popover } from './popover.tsx';

openDialogs();
let app: Awaited<ReturnType<typeof renderApp>>;
afterEach(async () => {
  await app.close();
  vi.unstubAllGlobals();
});

const INSIDE = { clientX: 150, clientY: 150 };
const OUTSIDE = { clientX: 50, clientY: 150 };

it.each([
  ['a press outside closes it', 'any', OUTSIDE, OUTSIDE, 1],
  ['a press beside what it holds does not', 'any', INSIDE, INSIDE, 0],
  ['a text selected beyond its edge does not', 'any', INSIDE, OUTSIDE, 0],
  ['no press outside closes a form', 'request', OUTSIDE, OUTSIDE, 0],
] as const)('where the browser does not close dialogs itself (Safari): %s', async (_, closedBy, down, up, times) => {
  const onClose = vi.fn<() => void>();
  const element = (
    <Dialog title="Title" closedBy={closedBy} onClose={onClose}>
      <p>content</p>
    </Dialog>
  );
  app = await renderApp('/', { element });
  const dialog = app.screen.getByRole('dialog');
  dialog.getBoundingClientRect = () => new DOMRect(100, 100, 200, 200);
  fireEvent.pointerDown(dialog, down);
  fireEvent.click(dialog, up);
  expect(onClose).toHaveBeenCalledTimes(times);
});

it('a menu of the header is a dialog in a browser without popovers (Safari 16)', async () => {
  vi.stubGlobal('CSS', { supports: () => false });
  const element = (
    <Popover label="Menu" trigger="v" triggerClass={undefined}>
      {(close) => (
        <button type="button" onClick={close}>
          Entry
        </button>
      )}
    </Popover>
  );
  app = await renderApp('/', { element });
  expect(app.screen.queryByText('Entry')).toBeNull();
  fireEvent.click(app.screen.getByRole('button', { name: 'Menu' }));
  fireEvent.click(app.screen.getByRole('button', { name: 'Entry' }));
  expect(app.screen.queryByRole('dialog')).toBeNull();
});
