// @vitest-environment jsdom
// Own workers: another page that is left open would add its calls to those that are noted.
// @vitest-environment-options {"pretendToBeVisual": true}
import { createElement as h } from 'react';
import { expect, it } from 'vitest';
import type { SessionSummary } from '#contract/entities';
import { statesOf } from '#app/test/markup/drawn-states.ts';
import { ProtectionFrame } from './frame.tsx';

const SESSION = '/protection/session';
const QUESTION = 'You have not chosen yet what we may send you.';

it('a time limit that is used up is said on every page, but not beside a break', () =>
  statesOf({ profile: 'br' }, async (states) => {
    const LIMITS = '/protection/limits';
    const frame = h(ProtectionFrame, { isFresh: false });
    const used = (used: string) => ({
      [LIMITS]: {
        data: { currency: 'BRL', limits: [{ kind: 'session', period: 'day', value: '60', used }] },
      },
    });
    const SAID = 'Your time limit of 60 minutes (24 hours) is used up: no more bets and no deposits for now.';
    await states.draw('time left', frame, { answers: used('59') });
    states.lacks(SAID);
    await states.draw('time up', frame, { answers: used('60') });
    expect(states.text()).toContain(SAID);
    const until = '2026-09-14T12:00:00.000Z';
    await states.draw('time up during a break', frame, {
      answers: { ...used('60'), '/protection/exclusion': { data: { kind: 'time_out', until } } },
    });
    states.lacks(SAID);
    expect(states.text()).toContain('You are taking a time-out');
  }));

it('what may be advertised is asked of those who have not chosen, and of no one before that is known', () =>
  statesOf({ profile: 'uk' }, async (states) => {
    const summary = (await states.get(`/sports/api/v1${SESSION}`)) as SessionSummary;
    const { marketing: _, ...unasked } = summary;
    const frame = h(ProtectionFrame, { isFresh: true });
    const answer = (data: object) => ({ answers: { [SESSION]: { data } } });
    await states.draw('not chosen', frame, answer({ ...unasked, marketing: null }));
    expect(states.text()).toContain(QUESTION);
    await states.draw('chosen', frame, answer({ ...unasked, marketing: { products: [], channels: [] } }));
    states.lacks(QUESTION);
    await states.draw('a jurisdiction that does not ask', frame, answer(unasked));
    states.lacks(QUESTION);
    await states.draw('not known yet', frame, { answers: { [SESSION]: 'none' } });
    states.lacks(QUESTION);
  }));
