import { builtinEnvironments, type Environment } from 'vitest/runtime';

/** On the process, since an environment's own module may be loaded again for each file. */
const KEY = Symbol.for('slipway.shared-page');
const kept = globalThis as { [KEY]?: unknown };

/**
 * jsdom, once for all test files of a worker: a page of its own costs each of them one to three seconds, and with it the modules of
 * the app, which keep what they have read of the page. What a file leaves in the page is
 * taken out when the file ends, and what it leaves in the app before the next begins (app/test/new-page.ts).
 */
export default {
  ...builtinEnvironments.jsdom,
  name: 'shared-page',
  async setup(global, options) {
    kept[KEY] ??= await builtinEnvironments.jsdom.setup(global, options);
    return {
      teardown() {
        document.body.replaceChildren();
        history.replaceState(null, '', '/');
      },
    };
  },
} satisfies Environment;
