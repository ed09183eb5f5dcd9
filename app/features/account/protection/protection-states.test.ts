// @vitest-environment jsdom
// Own workers: another page that is left open would add its calls to those that are noted.
// @vitest-environment-options {"pretendToBeVisual": true}
import { createElement as h } from 'react';
import { it } from 'vitest';
import type { SessionSummary } from '#contract/entities';
import { statesOf } from '#app/test/markup/drawn-states.ts';
import { BreakBanner } from './break-banner.tsx';
import { GuardNote, StopText } from './guard/guard-note.tsx';
import { LimitLeft } from './guard/limit-left.tsx';
import { LimitOffer } from './guard/limit-offer.tsx';
import { BreakSection } from './page/break-section.tsx';
import { HelpList } from './page/help-list.tsx';
import { IdentitySection } from './page/identity-section.tsx';
import { LimitRow } from './page/limit-row.tsx';
import { LimitsSection } from './page/limits-section.tsx';
import { Protection } from './page/protection.tsx';
import { ReturnToPlay } from './page/return-to-play.tsx';
import { SessionSection } from './page/session-section.tsx';
import { RealityCheck } from './reality-check.tsx';
import { SessionEnd } from './session-end.tsx';
import { SessionStrip } from './session-strip.tsx';
import { SignInNews } from './sign-in-news.tsx';
import { PAGE_PLAYER_WHERE_NO, RULES_BRAZIL_STOPS_BET, RULES_GREAT_BRITAIN } from './protection-states.facts.ts';

const nothing = () => undefined;
const UNTIL = '2026-09-14T12:00:00.000Z';
const LIMITS = '/protection/limits';
const EXCLUSION = '/protection/exclusion';
const SESSION = '/protection/session';
const IDENTITY = '/protection/identity';

it('each state of the page of a player, where no jurisdiction has rules', async () => {
  await statesOf(
    { notesOverlays: true },
    async (states) => {
      await states.explore('the page', h(Protection));
      await states.draw('the page', h(Protection));
      await states.press('Take a time-out');
      await states.press('I have understood that this cannot be undone.');
      states.answer({ [EXCLUSION]: { status: 400 } });
      await states.press('Begin the time-out', 'the upstream fails');
      await states.press('Cancel');
      await states.press('Set a limit: Stake limit, 24 hours');
      await states.type('New limit', 'ten');
      await states.press('Save limit', 'wrong amount');
      await states.type('New limit', '50');
      await states.press('Save limit', 'limit saved');
      await states.press('Change: Stake limit, 24 hours');
      await states.type('New limit', '70');
      await states.press('Save limit', 'a higher limit is later');
      await states.press('Keep');
      await states.draw('nothing could be read', h(Protection), {
        answers: { [LIMITS]: { status: 404 }, [SESSION]: { status: 404 } },
      });
      await states.draw('nothing is read yet', h(LimitsSection), { answers: { [LIMITS]: 'none' } });
    },
    PAGE_PLAYER_WHERE_NO,
  );
});

it('each state with the rules of Great Britain', async () => {
  await statesOf(
    { profile: 'uk', notesOverlays: true },
    async (states) => {
      const summary = (await states.get('/sports/api/v1/protection/session')) as SessionSummary;
      const asked = { ...summary, reality_check_due: true, reality_check_minutes: 20, net_position: '-12.5' };
      const ends = (at: string) => ({ [SESSION]: { data: { ...summary, ends_at: at } } });
      await states.draw('the session', h(SessionSection));
      await states.type('Reality check', '60');
      await states.note('another interval');
      await states.draw('the strip', h(SessionStrip));
      await states.draw('the strip of a guest', h(SessionStrip), { isPlayer: false });
      await states.draw('a reality check', h(RealityCheck, { summary: asked }));
      await states.draw('a reality check that fails', h(RealityCheck, { summary: asked }), {
        answers: { 'reality-check': { status: 400 } },
      });
      await states.press('Go on');
      await states.draw('the session ends later', h(SessionEnd), { answers: ends('2026-03-14T12:05:00.000Z') });
      await states.draw('the session ends soon', h(SessionEnd), { answers: ends('2026-03-14T12:02:00.000Z') });
      await states.pass(1);
      await states.draw('the first sign-in', h(SignInNews, { lastSignIn: null, onClose: nothing }));
      await states.draw('a later sign-in', h(SignInNews, { lastSignIn: '2026-03-13T09:30:00.000Z', onClose: nothing }));
      await states.draw('a limit is offered', h(LimitOffer));
      await states.draw('help', h(HelpList, {}));
      await states.draw('short help', h(HelpList, { isShort: true }));
      const limit = { kind: 'deposit', period: 'week', value: '100', used: '40', currency: 'USDT' } as const;
      const row = { limit, currency: 'USDT', mayGo: true };
      await states.draw('a limit that is half used', h(LimitRow, row));
      await states.draw('a limit over its use', h(LimitRow, { ...row, limit: { ...limit, value: '30' } }));
      const later = { ...limit, next_value: '200', next_from: UNTIL };
      await states.draw('a limit that rises', h(LimitRow, { ...row, limit: later }));
      await states.draw('a limit that goes', h(LimitRow, { ...row, limit: { ...later, next_value: null } }));
      await states.draw(
        'a limit to be confirmed',
        h(LimitRow, { ...row, limit: { ...later, next_from: '2026-03-14T11:00:00.000Z' } }),
      );
      await states.draw('a limit that must stay', h(LimitRow, { ...row, mayGo: false }));
      await states.press('Change: Deposit limit, 7 days');
      await states.draw(
        'minutes',
        h(LimitRow, { ...row, limit: { kind: 'session', period: 'week', value: '90', used: '40' } }),
      );
    },
    RULES_GREAT_BRITAIN,
  );
});

it('each state with the rules of Brazil, and what stops a bet', async () => {
  await statesOf(
    { profile: 'br', notesOverlays: true },
    async (states) => {
      const room = { kind: 'loss', period: 'day', value: '100', left: '12.5' } as const;
      for (const stop of [
        undefined,
        { is: 'excluded', kind: 'time_out', until: UNTIL },
        { is: 'excluded', kind: 'self_exclusion', until: UNTIL },
        { is: 'excluded', kind: 'self_exclusion', until: UNTIL, mayReturn: true },
        ...(['none', 'pending', 'failed', 'timed_out'] as const).map((status) => ({ is: 'identity', status }) as const),
        { is: 'missing', kinds: ['deposit', 'session'] },
        ...(['deposit', 'stake', 'loss'] as const).map((kind) => ({ is: 'over', room: { ...room, kind } }) as const),
        { is: 'timeUp', room: { ...room, kind: 'session' } },
      ] as const) {
        const name = JSON.stringify(stop) ?? 'nothing';
        await states.draw(`stopped by ${name}`, [
          h(GuardNote, { key: 1, stop, currency: 'BRL' }),
          stop && h(StopText, { key: 2, stop, currency: 'BRL' }),
        ]);
      }
      await states.draw('the limits', h(LimitsSection));
      await states.draw('what is left', [
        h(LimitLeft, { key: 1, action: 'bet', currency: 'USDT' }),
        h(LimitLeft, { key: 2, action: 'deposit', currency: 'USDT' }),
      ]);
      for (const asks of ['details', 'face'] as const)
        for (const status of ['none', 'pending', 'passed', 'failed', 'timed_out'] as const)
          await states.draw(`identity by ${asks}, ${status}`, h(IdentitySection), {
            answers: {
              [IDENTITY]: {
                data: { asks, status, name: 'Ana Souza', ...(status === 'failed' && { why: 'no_match' }) },
              },
            },
          });
      await states.draw('a time-out', h(BreakBanner), {
        answers: { [EXCLUSION]: { data: { kind: 'time_out', until: UNTIL } } },
      });
      await states.draw('a term that is over', h(BreakBanner), {
        answers: { [EXCLUSION]: { data: { kind: 'self_exclusion', until: UNTIL, may_return: true } } },
      });
      for (const [name, running] of Object.entries({
        'no break': { kind: 'none' },
        'a time-out': { kind: 'time_out', until: UNTIL },
        'a self-exclusion': { kind: 'self_exclusion', until: UNTIL },
        'a term that is over': { kind: 'self_exclusion', until: UNTIL, may_return: true },
      }))
        await states.draw(
          `breaks on the page during ${name}`,
          (['time_out', 'self_exclusion'] as const).map((kind) => h(BreakSection, { key: kind, kind })),
          { answers: { [EXCLUSION]: { data: running } } },
        );
      await states.draw('no return', h(ReturnToPlay, { mayReturn: false }));
      await states.draw('a return', h(ReturnToPlay, { mayReturn: true }), {
        answers: { return: { data: { kind: 'self_exclusion', until: UNTIL, return_from: UNTIL } } },
      });
      await states.press('Ask to return');
    },
    RULES_BRAZIL_STOPS_BET,
  );
});
