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
