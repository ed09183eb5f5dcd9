import { expect, it } from 'vitest';
import { EVERY_MINUTE } from './every-minute.ts';

it('what changes by the minute is refetched by the minute, while the page is seen', () => {
  expect(EVERY_MINUTE).toEqual({ pollingInterval: 60_000, skipPollingIfUnfocused: true });
});
