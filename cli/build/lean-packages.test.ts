import { expect, it } from 'vitest';
import { withoutMessages } from './lean-packages.ts';

it('takes messages for developers out of checks and logs, and leaves the checks, the logs and other texts', () => {
  const text = [
    'invariant(a, "Missing " + name);',
    'warning(b, `You rendered ${c}`);',
    'this.logger.warn("not loaded", d);',
    'this.logger.once(key, "deprecate", `since ${d}` + "v26", e);',
    'warnOnce(i18n, "CODE", "Add it", rest);',
    'console.warn("seen");',
    'throw new Error("kept");',
  ].join('\n');
  expect(withoutMessages(text, 'a.mjs').split('\n')).toEqual([
    'invariant(a, "");',
    'warning(b, "");',
    'this.logger.warn("", d);',
    'this.logger.once(key, "deprecate", "", e);',
    'warnOnce(i18n, "CODE", "", rest);',
    'console.warn("seen");',
    'throw new Error("kept");',
  ]);
});
