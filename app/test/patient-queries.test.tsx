import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import './patient-queries.ts';

it('says what was on the page when a search for an element has run out of time', async () => {
  const { findByText } = render(<p>what was there</p>);
  await expect(findByText('what is missing', {}, { timeout: 1 })).rejects.toThrow(/what is missing[^]*what was there/);
});
