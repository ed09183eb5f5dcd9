// @vitest-environment jsdom
// Own workers: another page that is left open would add its calls to those that are noted.
// @vitest-environment-options {"pretendToBeVisual": true}
import { createElement as h } from 'react';
import { expect, it } from 'vitest';
import type { SessionSummary } from '#contract/entities';
import { statesOf } from '#app/test/markup/drawn-states.ts';
import { LimitRow } from './page/limit-row.tsx';
import { SessionFacts } from './session-facts.tsx';

it('the time signed in goes on each second, without another read', async () => {
  await statesOf({ profile: 'uk' }, async (states) => {
    const summary = (await states.get('/sports/api/v1/protection/session')) as SessionSummary;
    const started_at = new Date(states.simulator.world().clock.now() - 59_000).toISOString();
    await states.draw('the facts', h(SessionFacts, { summary: { ...summary, started_at }, look: 'list' }));
    const shown = () => /\d+:\d\d:\d\d/.exec(states.text())?.[0];
    const before = shown();
    await states.pass(1);
    expect([before, shown()]).toEqual(['0:00:59', '0:01:00']);
  });
});

it('a lower limit applies at once, also while one of another period waits', async () => {
  const week = { kind: 'deposit', period: 'week', value: '100', used: '40', currency: 'USDT' } as const;
  const day = { ...week, period: 'day', next_value: '300', next_from: '2026-09-14T12:00:00.000Z' } as const;
  await statesOf({ profile: 'uk' }, async (states) => {
    await states.draw('the week', h(LimitRow, { limit: week, currency: 'USDT', mayGo: true }));
    states.answer({ limits: { data: { currency: 'USDT', limits: [day, { ...week, value: '50' }] } } });
    await states.press('Change: Deposit limit, 7 days');
    await states.type('New limit', '50');
    await states.press('Save limit');
    states.shows('"Saved. The limit holds now."');
  });
});
