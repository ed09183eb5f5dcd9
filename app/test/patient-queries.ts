import { configure, getConfig } from '@testing-library/react';
import { ownTime } from './own-time.ts';

/**
 * How long to look for something before it counts as missing. Answers come from the same process, within milliseconds; with a minute, a red
 * file of ten tests took ten.
 */
const SEARCH_MS = 5_000;
/** A search ends by then, however busy the machine is. */
const MAX_SEARCH_MS = 60_000;
/** A search that had this share of the processor ends in time. */
const OWN_SHARE = 0.8;

configure(({ getElementError, asyncWrapper }) => ({
  asyncUtilTimeout: SEARCH_MS,
  /** Searches on while other processes take the processor: a busy machine is slow, not broken. */
  async asyncWrapper(search) {
    const own = ownTime();
    const startedAt = performance.now();
    for (;;)
      try {
        return await asyncWrapper(search);
      } catch (error) {
        const passed = performance.now() - startedAt;
        if (passed < SEARCH_MS || passed > MAX_SEARCH_MS || own() > SEARCH_MS * OWN_SHARE) throw error;
      }
  },
  /** The page is printed once, when the time is up: printing it with every look took a third of the time of these tests. */
  getElementError(message, container) {
    const { _disableExpensiveErrorDiagnostics: isWaiting } = getConfig() as {
      _disableExpensiveErrorDiagnostics?: boolean;
    };
    if (isWaiting !== true) return getElementError(message, container);
    return Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' });
  },
}));
