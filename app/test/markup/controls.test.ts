import { createElement as h } from 'react';
import { expect, it } from 'vitest';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/checkbox.tsx';
import { ChoiceBoard } from '#app/ui/choice-board.tsx';
import { Chips } from '#app/ui/chips.tsx';
import { Field } from '#app/ui/field.tsx';
import { LoadFailed } from '#app/ui/load-failed.tsx';
import { LotteryBall } from '#app/ui/lottery-ball.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { OddsButton } from '#app/ui/odds-button.tsx';
import { Outcome } from '#app/ui/outcome.tsx';
import { PasswordField } from '#app/ui/password-field.tsx';
import { RulesOfBet } from '#app/ui/rules-of-bet.tsx';
import { Segments } from '#app/ui/segments.tsx';
import { SelectField } from '#app/ui/select-field.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';
import { Toasts } from '#app/ui/toasts.tsx';
import { linesOf } from './lines-of.ts';

const OPTIONS = [
  { value: 'one', text: 'First' },
  { value: 'two', text: 'Second' },
] as const;
const nothing = () => undefined;

it('a button is a button, ready or busy', () => {
  expect([
    linesOf(h(Button, {}, 'Save')),
    linesOf(h(Button, { type: 'submit', look: 'quiet', disabled: true }, 'Save')),
    linesOf(h(Button, { isBusy: true, disabled: true }, 'Save')),
  ]).toEqual([
    ['<button type="button" data-look="primary">Save'],
    ['<button type="submit" data-look="quiet" disabled="">Save'],
    [
      '<button type="button" data-look="primary" aria-busy="true" aria-disabled="true">',
      '<span aria-hidden="true">',
      'Save',
    ],
  ]);
});

it('fields are labelled, and say what is wrong', () => {
  expect([
    linesOf(h(Field, { label: 'Amount', name: 'amount', before: '+', after: 'USD' })),
    linesOf(h(Field, { label: 'Amount', name: 'amount', error: 'Too small', hint: 'At least 5', wrongBy: 'list' })),
    linesOf(h(Checkbox, { label: 'I agree', name: 'agree', after: 'Terms' })),
    linesOf(h(Checkbox, { label: 'I agree', name: 'agree', error: 'Tick it' })),
    linesOf(h(SelectField, { label: 'Bank', name: 'bank', options: OPTIONS })),
    linesOf(h(SelectField, { label: 'Bank', name: 'bank', options: OPTIONS, error: 'Choose one' })),
  ]).toEqual([
    ['<div>', '<label for="_R_0_">Amount', '<div>+', '<input id="_R_0_" name="amount"/>USD'],
    [
      '<div>',
      '<label for="_R_0_">Amount',
      '<div data-wrong="true">',
      '<input id="_R_0_" aria-invalid="true" aria-describedby="_R_0_-error list _R_0_-hint" name="amount"/>',
      '<p id="_R_0_-error" role="alert" data-error="">Too small',
      '<div id="_R_0_-hint">At least 5',
    ],
    ['<div>', '<input id="_R_0_" type="checkbox" name="agree"/>', '<div>', '<label for="_R_0_">I agree', ' Terms'],
    [
      '<div>',
      '<input id="_R_0_" type="checkbox" aria-invalid="true" aria-describedby="_R_0_-error" name="agree"/>',
      '<div>',
      '<label for="_R_0_">I agree',
      ' ',
      '<p id="_R_0_-error" role="alert" data-error="">Tick it',
    ],
    [
      '<div>',
      '<label for="_R_0_">Bank',
      '<select name="bank" id="_R_0_">',
      '<option value="one">First',
      '<option value="two">Second',
    ],
    [
      '<div>',
      '<label for="_R_0_">Bank',
      '<select name="bank" id="_R_0_" aria-invalid="true" aria-describedby="_R_0_-error">',
      '<option value="one">First',
      '<option value="two">Second',
      '<p id="_R_0_-error" role="alert" data-error="">Choose one',
    ],
  ]);
});

it('a password is hidden at first', () => {
  expect(
    linesOf(h(PasswordField, { label: 'Password', showLabel: 'Show it', autoComplete: 'current-password' })),
  ).toEqual([
    '<div>',
    '<label for="_R_0_">Password',
    '<div>',
    '<input maxLength="256" autoComplete="current-password" type="password" autoCapitalize="none" autoCorrect="off" spellCheck="false" id="_R_0_"/>',
    '<button type="button" aria-pressed="false" aria-label="Show it">',
  ]);
});

it('choices say which one is chosen', () => {
  const cells = ['7', '8'].map((key) => ({ key, name: `Number ${key}`, isPicked: key === '8', content: key }));
  expect([
    linesOf(h(Chips, { label: 'Period', options: OPTIONS, chosen: 'two', onChoose: nothing })),
    linesOf(h(Segments, { label: 'Period', options: OPTIONS, chosen: 'one', onChoose: nothing })),
    linesOf(h(ChoiceBoard, { label: 'Numbers', cells, isLocked: false, onToggle: nothing })),
    linesOf(h(ChoiceBoard, { label: 'Numbers', cells, isLocked: true, onToggle: nothing, cell: 'wide' })),
  ]).toEqual([
    [
      '<div role="group" aria-label="Period">',
      '<button type="button" data-value="one" aria-pressed="false">First',
      '<button type="button" data-value="two" aria-pressed="true">Second',
    ],
    [
      '<div role="group" aria-label="Period">',
      '<button type="button" aria-pressed="true">First',
      '<button type="button" aria-pressed="false">Second',
    ],
    [
      '<div data-cell="small" role="toolbar" aria-label="Numbers">',
      '<button type="button" tabindex="0" aria-pressed="false" aria-label="Number 7">7',
      '<button type="button" tabindex="-1" aria-pressed="true" aria-label="Number 8">8',
    ],
    [
      '<div data-cell="wide" role="toolbar" aria-label="Numbers">',
      '<button type="button" tabindex="0" aria-pressed="false" aria-label="Number 7" aria-disabled="true">7',
      '<button type="button" tabindex="-1" aria-pressed="true" aria-label="Number 8" aria-disabled="true">8',
    ],
  ]);
});

it('a price is a toggle; a locked one shows none', () => {
  const price = { label: '1', odds: '2.10', name: 'Home at 2.10', isPicked: false, isLocked: false, onToggle: nothing };
  expect([
    linesOf(h(OddsButton, price)),
    linesOf(h(OddsButton, { ...price, isPicked: true, moved: 'up', odds: '1000.00' })),
    linesOf(h(OddsButton, { ...price, odds: '100.00' })),
    linesOf(h(OddsButton, { ...price, isLocked: true })),
  ]).toEqual([
    ['<button type="button" aria-pressed="false" aria-label="Home at 2.10">', '<span>1', '<span>2.10'],
    [
      '<button type="button" aria-pressed="true" aria-label="Home at 2.10" data-moved="up">',
      '<span>1',
      '<span data-moved="up" data-long="true">1000.00',
    ],
    ['<button type="button" aria-pressed="false" aria-label="Home at 2.10">', '<span>1', '<span>100.00'],
    ['<button type="button" aria-pressed="false" aria-label="Home at 2.10" disabled="">', '<span>1'],
  ]);
});

it('messages announce themselves, once', () => {
  const toast = { id: 1, kind: 'error', text: 'Not placed' } as const;
  expect([
    linesOf(h(Notice, { kind: 'error', action: 'again', children: 'Failed' })),
    linesOf(h(Notice, { kind: 'success', children: 'Done' })),
    linesOf(h(Outcome, { of: 1, children: h(Notice, { kind: 'success', children: 'Done' }) })),
    linesOf(h(LoadFailed, { text: 'Not loaded', action: 'again' })),
    linesOf(h(Skeleton, { rows: 2, label: 'Loading' })),
    linesOf(h(Toasts, { toasts: [toast], closeLabel: 'Close', onClose: nothing })),
  ]).toEqual([
    ['<div data-kind="error" role="alert">', '<div>Failed', 'again'],
    ['<div data-kind="success" role="status">', '<div>Done'],
    [
      '<div role="group" tabindex="-1" data-outcome="">',
      '<div aria-live="polite">',
      '<div data-kind="success">',
      '<div>Done',
    ],
    ['<div data-kind="error" role="alert">', '<div>Not loaded', 'again'],
    ['<div role="status" aria-busy="true">', '<span>Loading', '<div aria-hidden="true">', '<div aria-hidden="true">'],
    [
      '<div role="status" aria-live="polite">',
      '<div data-kind="error">',
      '<span>Not placed',
      '<button type="button" aria-label="Close">',
      '<span aria-hidden="true">',
    ],
  ]);
});

it('a ball has a name, or is hidden where the words are beside it', () => {
  expect([
    linesOf(h(LotteryBall, { number: 7, color: 'red', name: '7, red' })),
    linesOf(h(LotteryBall, { number: 8, color: 'blue', size: 'small' })),
  ]).toEqual([
    ['<span data-color="red" data-size="large" role="img" aria-label="7, red">7'],
    ['<span data-color="blue" data-size="small" aria-hidden="true">8'],
  ]);
});

it("the house's rules of a bet, a sentence each", () => {
  const prize_cap = [
    { from: 1, to: 1, cap: '1000' },
    { from: 2, to: 8, cap: '5000' },
    { from: 9, to: 12, cap: '9000' },
  ];
  const withholding = { rate: '0.2', threshold: '100' };
  expect([
    linesOf(h(RulesOfBet, { rules: {}, currency: 'USD' })),
    linesOf(
      h(RulesOfBet, { rules: { longest_line: 8, prize_cap, withholding, postponed_hours: 36 }, currency: 'USD' }),
    ),
  ]).toEqual([
    [
      '<details data-testid="bet-rules">',
      '<summary>Rules of this bet',
      '<ul>',
      '<li>No line has a cap on its prize; the highest return of each game still applies.',
      '<li>Nothing is withheld from prizes.',
    ],
    [
      '<details data-testid="bet-rules">',
      '<summary>Rules of this bet',
      '<ul>',
      '<li>A line with these markets has at most 8 matches.',
      '<li>A single pays at most 1,000.00 USD.',
      '<li>A line of 2 to 8 matches pays at most 5,000.00 USD.',
      '<li>20% is withheld from a prize over 100.00 USD.',
      '<li>A match postponed by more than 36 hours is void: it counts with odds of 1.',
    ],
  ]);
});
