// @vitest-environment jsdom
// Own workers: another page that is left open would add its calls to those that are noted.
// @vitest-environment-options {"pretendToBeVisual": true}
import { act, createElement as h } from 'react';
import { it } from 'vitest';
import { moneySent } from '#app/api/money/money-slice.ts';
import { type Player, signedIn } from '#app/store/session-slice.ts';
import type { PlayerLimit, SessionSummary } from '#contract/entities';
import { statesOf } from '#app/test/markup/drawn-states.ts';
import { BreakBanner } from '#app/features/account/protection/break-banner.tsx';
import { LimitOffer } from '#app/features/account/protection/guard/limit-offer.tsx';
import { RealityCheck } from '#app/features/account/protection/reality-check.tsx';
import { SessionEnd } from '#app/features/account/protection/session-end.tsx';
import { SignInNews } from '#app/features/account/protection/sign-in-news.tsx';
import { BreakSection } from './break-section.tsx';
import { HelpList, HelpSection } from './help-list.tsx';
import { IdentitySection } from './identity-section.tsx';
import { LimitRow } from './limit-row.tsx';
import { LimitsSection } from './limits-section.tsx';
import { ReturnToPlay } from './return-to-play.tsx';
import { SessionSection } from './session-section.tsx';
import { CHOICE_PLAYER_RULES, STEP_BREAK_LIMIT_CHECK } from './choice-states.facts.ts';

const UNTIL = '2026-09-14T12:00:00.000Z';
const SESSION = '/protection/session';
const EXCLUSION = '/protection/exclusion';
const COMPANY = {
  name: 'Company',
  disputeBody: { name: 'Body', url: 'https://body.example/' },
  ombudsman: { phone: '0800 123', email: 'ombudsman@operator.example' },
} as const;
const company = { settings: () => ({ company: COMPANY }) } as never;
const refused = { status: 400 } as const;

it.each(['uk', 'br', 'none'] as const)('each choice of a player with the rules of %s', async (profile) => {
  await statesOf(
    { profile, notesOverlays: true },
    async (states) => {
      const help = [h(HelpList, { key: 1 }), h(HelpList, { key: 2, isShort: true }), h(HelpSection, { key: 3 })];
      await states.draw('help', help);
      await states.draw('help with a company', help, company);
      for (const lastSignIn of [null, '2026-03-13T09:30:00.000Z'])
        await states.draw(`sign-in after ${lastSignIn}`, h(SignInNews, { lastSignIn, onClose: () => undefined }));
      const summary = (await states.get('/sports/api/v1/protection/session')) as SessionSummary;
      const over = {
        last_sign_in: '2026-03-13T09:30:00.000Z',
        reality_check_minutes: 45,
        lifetime_net_deposits: '-12.5',
      };
      await states.draw('the session', h(SessionSection), {
        answers: { [SESSION]: { data: { ...summary, ...over } } },
      });
      await states.draw('the session after none', h(SessionSection), {
        answers: { [SESSION]: { data: { ...summary, last_sign_in: null, reality_check_minutes: 0 } } },
      });
    },
    CHOICE_PLAYER_RULES,
  );
});

it('each step of a break, a limit, a check and the end of a session', async () => {
  await statesOf(
    { profile: 'uk', notesOverlays: true },
    async (states) => {
      const summary = (await states.get('/sports/api/v1/protection/session')) as SessionSummary;
      for (const kind of ['time_out', 'self_exclusion'] as const) {
        await states.draw(`before a ${kind}`, h(BreakSection, { kind }));
        await states.type('How long', kind === 'time_out' ? '7' : '12');
        await states.press(kind === 'time_out' ? 'Take a time-out' : 'Exclude myself', `${kind}: asked`);
        await states.press('I have understood that this cannot be undone.', `${kind}: sure`);
        const begin = kind === 'time_out' ? 'Begin the time-out' : 'Exclude me now';
        for (const [name, answer] of [
          ['fails', refused],
          ['is on its way', 'none'],
        ] as const) {
          states.answer({ [EXCLUSION]: answer });
          await states.press(begin, `${kind}: ${name}`);
        }
        await states.drawAgain(h(BreakSection, { kind }), {});
        await states.press(kind === 'time_out' ? 'Take a time-out' : 'Exclude myself', `${kind}: asked again`);
        await states.press('I have understood that this cannot be undone.', `${kind}: sure again`);
        states.answer({ [EXCLUSION]: { data: { kind, until: UNTIL } } });
        await states.press(begin, `${kind}: begun`);
      }
      await states.explore('a break', h(BreakBanner), {
        answers: { [EXCLUSION]: { data: { kind: 'time_out', until: UNTIL } } },
      });
      for (const [name, answer] of [
        ['fails', refused],
        ['is on its way', 'none'],
      ] as const) {
        await states.drawAgain(h(ReturnToPlay, { mayReturn: true }), { answers: { return: answer } });
        await states.press('Ask to return', `the return ${name}`);
      }

      const limit = { kind: 'deposit', period: 'week', value: '100', used: '40' } as const;
      const row = (over: Partial<PlayerLimit>, mayGo = true) =>
        h(LimitRow, { limit: { ...limit, ...over } as PlayerLimit, currency: 'USDT', mayGo });
      const due = row({ next_value: '200', next_from: '2026-03-14T11:00:00.000Z' });
      const name = 'Deposit limit, 7 days';
      const limits = (await states.get('/sports/api/v1/protection/limits')) as {
        readonly limits: readonly PlayerLimit[];
      };
      const accepted = { data: limits };
      for (const [answered, answer] of [
        ['accepted', accepted],
        ['refused', refused],
        ['not answered', 'none'],
      ] as const)
        for (const [pressed, element] of [
          [`Confirm the new limit: ${name}`, due],
          [`Keep the present limit: ${name}`, due],
        ] as const) {
          await states.drawAgain(element, { answers: { '': answer } });
          await states.press(pressed, `${pressed}, ${answered}`);
        }
      await states.draw('a limit that is due now', row({ next_value: '200', next_from: '2026-03-14T12:00:00.000Z' }));
      await states.draw('a limit that will be gone', row({ next_from: '2026-03-14T11:00:00.000Z' }));
      await states.draw('a limit without a value', row({ value: null }));
      for (const [typed, value] of [
        ['90', '100'],
        ['100', '100'],
        ['110', '100'],
        ['110', null],
        ['1.5', '100'],
      ] as const)
        for (const answer of typed === '90' ? ([accepted, refused, 'none'] as const) : [accepted]) {
          const isSession = typed === '1.5';
          await states.drawAgain(row({ value, ...(isSession && { kind: 'session' }) }), { answers: { '': answer } });
          const which = isSession ? 'Time limit, 7 days' : name;
          await states.press(`${value === null ? 'Set a limit' : 'Change'}: ${which}`, `from ${value}: open`);
          await states.type('New limit', typed);
          await states.press('Save limit', `from ${value} to ${typed}: ${JSON.stringify(answer)}`);
          if (answer === refused) await states.press('Cancel', 'it stays');
        }
      await states.drawAgain(row({}), { answers: { '': accepted } });
      await states.press(`Change: ${name}`, 'a limit is open');
      await states.press('Remove limit');
      for (const element of [h(LimitsSection), h(SessionSection)]) {
        await states.drawAgain(element, { answers: { '': refused } });
        states.answer({});
        await states.press('Try again', 'it is read again');
      }
      await states.draw('another interval that fails', h(SessionSection), { answers: { 'reality-check': refused } });
      await states.type('Reality check', '60');
      await states.note('the interval stays');

      const withLimits = (value: string | null) => ({
        answers: { limits: { data: { ...limits, limits: limits.limits.map((each) => ({ ...each, value })) } } },
      });
      for (const value of [null, '100'])
        await states.draw(`an offer beside ${value}`, h(LimitOffer), withLimits(value));

      for (const [asks, why] of [
        [null, undefined],
        ['details', undefined],
        ['details', 'under_age'],
      ] as const)
        await states.draw(`identity: ${asks}, ${why}`, h(IdentitySection), {
          answers: {
            identity: { data: { asks, status: asks === null ? 'none' : 'failed', name: 'Ana', ...(why && { why }) } },
          },
        });

      const asked = h(RealityCheck, { summary: { ...summary, reality_check_due: true, reality_check_minutes: 20 } });
      for (const [answered, answer] of [
        ['accepted', { data: { ...summary, reality_check_due: false } }],
        ['on its way', 'none'],
        ['refused', refused],
      ] as const)
        for (const pressed of answered === 'accepted' ? ['Go on', 'Session and limits'] : ['Go on']) {
          await states.drawAgain(asked, { answers: { '': answer } });
          await states.press(pressed, `${pressed}: ${answered}`);
        }
      const sending = {
        before: (store: typeof states.store) => void store.dispatch(moneySent({ key: 'k', row: 'placeBet' })),
      };
      await states.draw('no check while money is on its way', asked, sending);
      const ends = (at: string) => ({ answers: { [SESSION]: { data: { ...summary, ends_at: at } } } });
      await states.draw('no end while money is on its way', h(SessionEnd), {
        ...ends('2026-03-14T12:01:00.000Z'),
        ...sending,
      });
      for (const at of [
        '2026-03-14T12:02:00.000Z',
        '2026-03-14T12:02:00.001Z',
        '2026-03-14T12:00:00.000Z',
        '2026-03-14T11:59:00.000Z',
      ])
        await states.draw(`the session ends at ${at}`, h(SessionEnd), ends(at));
      await states.draw('the session ends in seconds', h(SessionEnd), ends('2026-03-14T12:00:05.000Z'));
      // Sooner than the next poll.
      await states.pass(6);
      for (const answer of [refused, 'none'] as const) {
        await states.drawAgain(h(SessionEnd), ends('2026-03-14T12:01:00.000Z'));
        states.answer({ '': answer });
        await states.press('Stay signed in', `prolonged: ${JSON.stringify(answer)}`);
      }
      await states.drawAgain(h(SessionEnd), ends('2026-03-14T12:01:00.000Z'));
      const player = states.store.getState().session.player as Player;
      await act(async () => void states.store.dispatch(signedIn({ ...player, token: 'another' })));
      await states.note('the tokens were exchanged');
    },
    STEP_BREAK_LIMIT_CHECK,
  );
});
