// @vitest-environment jsdom
import { within } from '@testing-library/react';
import { createElement as h } from 'react';
import { expect, it } from 'vitest';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/checkbox.tsx';
import { ChoiceBoard } from '#app/ui/choice-board.tsx';
import { Chips } from '#app/ui/choice/chips.tsx';
import { Field } from '#app/ui/field.tsx';
import { LoadFailed } from '#app/ui/load-failed.tsx';
import { LotteryBall } from '#app/ui/lottery-ball.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { OddsButton } from '#app/ui/odds-button.tsx';
import { Outcome } from '#app/ui/outcome.tsx';
import { PasswordField } from '#app/ui/password-field.tsx';
import { RulesOfBet } from '#app/ui/rules-of-bet.tsx';
import { Segments } from '#app/ui/choice/segments.tsx';
import { SelectField } from '#app/ui/select-field.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';
import { Toasts } from '#app/ui/toasts.tsx';
import { drawn, factsOf, textsOf } from './lines-of.ts';

const OPTIONS = [
  { value: 'one', text: 'First' },
  { value: 'two', text: 'Second' },
] as const;
const nothing = () => undefined;

it('a button is a button, ready, off or busy', () => {
  expect([
    factsOf(h(Button, {}, 'Save')),
    factsOf(h(Button, { type: 'submit', look: 'quiet', disabled: true }, 'Save')),
    factsOf(h(Button, { isBusy: true, disabled: true }, 'Save')),
  ]).toEqual([['button "Save"'], ['button "Save" [disabled]'], ['button "Save" [busy, disabled]']]);
});

it('fields are labelled, and say what is wrong', () => {
  expect(factsOf(h(Field, { label: 'Amount', name: 'amount', after: h('span', {}, 'USD') }))).toEqual([
    '"Amount"',
    'textbox "Amount" = ""',
    '"USD"',
  ]);
  const wrong = { label: 'Amount', name: 'amount', error: 'Too small', hint: 'At least 5', wrongBy: 'list' };
  expect(factsOf(h(Field, wrong))).toEqual([
    '"Amount"',
    'textbox "Amount" = "" [invalid]',
    'alert "Too small"',
    '"At least 5"',
  ]);
  expect(factsOf(h(Checkbox, { label: 'I agree', name: 'agree', error: 'Tick it' }))).toEqual([
    'checkbox "I agree" [invalid]',
    '"I agree"',
    'alert "Tick it"',
  ]);
  expect(factsOf(h(SelectField, { label: 'Bank', name: 'bank', options: OPTIONS, error: 'Choose one' }))).toEqual([
    '"Bank"',
    'combobox "Bank" = "First" [invalid]',
    'alert "Choose one"',
  ]);
});

it('a password is hidden at first', () => {
  const field = h(PasswordField, { label: 'Password', showLabel: 'Show it', autoComplete: 'current-password' });
  expect(factsOf(field)).toContain('button "Show it"');
  expect(within(drawn(field)).getByLabelText('Password').getAttribute('type')).toBe('password');
});

it('choices say which one is chosen', () => {
  const cells = ['7', '8'].map((key) => ({ key, name: `Number ${key}`, isPicked: key === '8', content: key }));
  const board = (isLocked: boolean) => h(ChoiceBoard, { label: 'Numbers', cells, isLocked, onToggle: nothing });
  expect(factsOf(h(Chips, { label: 'Period', options: OPTIONS, chosen: 'two', onChoose: nothing }))).toEqual([
    'group "Period"',
    'button "First"',
    'button "Second" [pressed]',
  ]);
  expect(factsOf(h(Segments, { label: 'Period', options: OPTIONS, chosen: 'one', onChoose: nothing }))).toEqual([
    'group "Period"',
    'button "First" [pressed]',
    'button "Second"',
  ]);
  expect(factsOf(board(false))).toEqual(['button "Number 7"', 'button "Number 8" [pressed]']);
  expect(factsOf(board(true))).toEqual(['button "Number 7" [disabled]', 'button "Number 8" [pressed, disabled]']);
});

it('a price is a toggle; a locked one shows its last price', () => {
  const price = { label: '1', odds: '2.10', name: 'Home at 2.10', isPicked: false, isLocked: false, onToggle: nothing };
  expect(factsOf(h(OddsButton, price))).toEqual(['button "Home at 2.10"']);
  expect(factsOf(h(OddsButton, { ...price, isPicked: true }))).toEqual(['button "Home at 2.10" [pressed]']);
  expect(factsOf(h(OddsButton, { ...price, isLocked: true }))).toEqual(['button "Home at 2.10" [disabled]']);
  expect(textsOf(h(OddsButton, price))).toEqual(['1', '2.10']);
  expect(textsOf(h(OddsButton, { ...price, isLocked: true }))).toEqual(['1', '2.10']);
});

it('messages announce themselves, once', () => {
  const toast = { id: 1, kind: 'error', text: 'Not placed' } as const;
  const done = h(Notice, { kind: 'success', children: h('p', {}, 'Done') });
  expect(factsOf(h(Notice, { kind: 'error', children: h('p', {}, 'Failed') }))).toEqual(['alert "Failed"']);
  expect(factsOf(done)).toEqual(['status "Done"']);
  // Inside an outcome the outcome announces it.
  expect(factsOf(h(Outcome, { of: 1, children: done }))).toEqual(['"Done"']);
  const error = { kind: 'server', status: 503, message: 'Back at noon' } as const;
  const failed = { text: 'Not loaded', error, onRetry: nothing };
  expect(factsOf(h(LoadFailed, { ...failed, error: undefined }))).toEqual([
    'alert "Not loaded Try again"',
    'button "Try again"',
  ]);
  expect(factsOf(h(LoadFailed, failed))).toContain('alert "Back at noon Try again"');
  expect(factsOf(h(LoadFailed, { ...failed, beside: 'This is older.' }))).toContain(
    'alert "Back at noon. This is older. Try again"',
  );
  expect(factsOf(h(Skeleton, { rows: 2, label: 'Loading' }))).toEqual(['status "Loading"']);
  expect(factsOf(h(Toasts, { toasts: [toast], closeLabel: 'Close', onClose: nothing }))).toEqual([
    'status "Not placed"',
    'button "Close"',
  ]);
});

it('a ball has a name, or is hidden where the words are beside it', () => {
  expect(factsOf(h(LotteryBall, { number: 7, color: 'red', name: '7, red' }))).toContain('img "7, red"');
  expect(factsOf(h(LotteryBall, { number: 8, color: 'blue', size: 'small' }))).toEqual([]);
});

it("the house's rules of a bet, a sentence each", () => {
  const prize_cap = [
    { from: 1, to: 1, cap: '1000' },
    { from: 2, to: 8, cap: '5000' },
    { from: 9, to: 12, cap: '9000' },
  ];
  const withholding = { rate: '0.2', threshold: '100' };
  expect([
    textsOf(h(RulesOfBet, { rules: {}, currency: 'USD' })),
    textsOf(
      h(RulesOfBet, { rules: { longest_line: 8, prize_cap, withholding, postponed_hours: 36 }, currency: 'USD' }),
    ),
  ]).toEqual([
    [
      'Rules of this bet',
      'No line has a cap on its prize; the highest return of each game still applies.',
      'Nothing is withheld from prizes.',
    ],
    [
      'Rules of this bet',
      'A line with these markets has at most 8 matches.',
      'A single pays at most 1,000.00 USD.',
      'A line of 2 to 8 matches pays at most 5,000.00 USD.',
      'These caps are for a multiplier of 1; a higher multiplier raises them by as much.',
      '20% is withheld from a prize over 100.00 USD.',
      'A match postponed by more than 36 hours is void: it counts with odds of 1.',
    ],
  ]);
});
