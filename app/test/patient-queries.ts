import { configure, getConfig } from '@testing-library/react';
import { WAIT_MS } from '#scripts/config/wait-bound.ts';

configure(({ getElementError }) => ({
  asyncUtilTimeout: WAIT_MS,
  /** The page is printed once, when the time is up: printing it with every look took a third of the time of these tests. */
  getElementError(message, container) {
    const { _disableExpensiveErrorDiagnostics: isWaiting } = getConfig() as {
      _disableExpensiveErrorDiagnostics?: boolean;
    };
    if (isWaiting !== true) return getElementError(message, container);
    return Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' });
  },
}));
