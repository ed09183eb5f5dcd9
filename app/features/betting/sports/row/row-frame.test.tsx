import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { RowFrame } from './row-frame.tsx';

it.each([
  [3, '+3'],
  // Nothing is said of markets that there are none of.
  [0, ''],
  [-1, ''],
])('a row with %d further markets says "%s", and leads to the match', (more, text) => {
  const { getByRole, unmount } = render(
    <MemoryRouter>
      <RowFrame
        address="/sport/soccer/m1"
        star={undefined}
        isStarred={false}
        onStar={() => undefined}
        when={<b>12:00</b>}
        teams={<b>Home – Away</b>}
        more={more}
        moreLabel="All markets of Home – Away"
      >
        prices
      </RowFrame>
    </MemoryRouter>,
  );
  const link = getByRole('link', { name: 'All markets of Home – Away' });
  expect([link.textContent, link.getAttribute('href')]).toEqual([text, '/sport/soccer/m1']);
  unmount();
});
