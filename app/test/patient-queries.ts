import { configure, getConfig } from '@testing-library/react';

configure(({ getElementError }) => ({
  // How long to look for something before it counts as missing: a bound for a busy machine, not a wait. `npm run qa -- breaks`
  // expects to miss something, and sets a shorter one.
  asyncUtilTimeout: Number(process.env['SLIPWAY_PATIENCE_MS'] ?? 60_000),
  /** The page is printed once, when the time is up: printing it with every look took a third of the time of these tests. */
  getElementError(message, container) {
    const { _disableExpensiveErrorDiagnostics: isWaiting } = getConfig() as {
      _disableExpensiveErrorDiagnostics?: boolean;
    };
    if (isWaiting !== true) return getElementError(message, container);
    return Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' });
  },
}));
