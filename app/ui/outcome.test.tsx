// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Outcome } from './outcome.tsx';

const setActive = (hasBeenActive: boolean | undefined) =>
  Object.defineProperty(navigator, 'userActivation', {
    configurable: true,
    value: hasBeenActive === undefined ? undefined : { hasBeenActive },
  });
afterEach(() => setActive(undefined));

it.each([
  ['takes the focus that a press has lost', true, true],
  ['leaves the focus alone in a page in which nothing was pressed yet: it was restored', false, false],
])('an outcome %s', (_, hasBeenActive, isFocused) => {
  setActive(hasBeenActive);
  const { getByRole, unmount } = render(<Outcome of="refused">Your bet was not placed.</Outcome>);
  expect(document.activeElement === getByRole('group')).toBe(isFocused);
  unmount();
});
