// @vitest-environment jsdom
// Own workers: another page that is left open would add its calls to those that are noted.
// @vitest-environment-options {"pretendToBeVisual": true}
import { createElement as h } from 'react';
import { expect, it, vi } from 'vitest';
import { statesOf } from '#app/test/markup/drawn-states.ts';
import { LimitForm } from './limit-form.tsx';

const FORM = { name: 'limit', currency: 'BRL', isBusy: false, remove: undefined, onCancel: () => undefined };
const TOO_LONG = 'A time limit must be shorter than its period: at most 10,079 minutes.';

it('a time limit is below its period, and what a limit makes impossible is said before it is saved', () =>
  statesOf({ profile: 'br' }, async (states) => {
    const onSave = vi.fn();
    const time = h(LimitForm, { ...FORM, kind: 'session', period: 'week', onSave });
    await states.draw('time', time);
    await states.type('New limit', '10080');
    await states.pass(0);
    await states.press('Save limit');
    expect(states.text()).toContain(TOO_LONG);
    expect(onSave).not.toHaveBeenCalled();
    await states.type('New limit', '10079');
    await states.pass(0);
    expect(states.text()).not.toContain(TOO_LONG);
    await states.press('Save limit', 'saved');
    expect(onSave.mock.calls).toEqual([['10079']]);
    await states.type('New limit', '0');
    await states.pass(0);
    expect(states.text()).toContain('With this limit no bet and no deposit is possible.');
    await states.draw('stake', h(LimitForm, { ...FORM, kind: 'stake', period: 'day', onSave }));
    for (const zero of ['0', '０']) {
      await states.type('New limit', zero);
      await states.pass(0);
      expect(states.text()).toContain('With this limit no bet is possible.');
    }
    await states.type('New limit', '0.01');
    await states.pass(0);
    expect(states.text()).toContain('this limit allows none');
    await states.type('New limit', '50');
    await states.pass(0);
    expect(states.text()).not.toContain('this limit allows none');
  }));
