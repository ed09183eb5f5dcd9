import { describe, expect, it } from 'vitest';
import type { Reason } from '#contract/reasons';
import { moneyFormError, type MoneyForm, unconfirmed } from './money-form-error.ts';

const refused = (reason: Reason, detail: object = {}, form: MoneyForm = 'withdraw') =>
  moneyFormError(
    {
      kind: 'refused',
      status: 400,
      detail: detail as Record<string, unknown>,
      reason,
    },
    form,
  );

describe('the form error of a refused money call', () => {
  it.each([
    ['forbidden', { ban: 'withdraw' }, { text: { key: 'refused.barredWithdraw' } }],
    ['forbidden', {}, { text: { key: 'refused.other' } }],
    [
      'wrongPaymentPassword',
      { remaining: 3 },
      { at: 'payment_password', text: { key: 'password.wrong', values: { count: 3 } } },
    ],
    ['wrongPaymentPassword', {}, { at: 'payment_password', text: { key: 'password.wrongUnknown' } }],
    [
      'paymentLocked',
      { until: '2026-03-15T12:00:00.000Z', remaining: 0 },
      { at: 'payment_password', text: { key: 'password.locked', values: { time: '2026-03-15T12:00:00.000Z' } } },
    ],
    ['paymentLocked', {}, { at: 'payment_password', text: { key: 'password.lockedDay' } }],
    [
      'insufficientBalance',
      { balance: '7.5' },
      { at: 'amount', text: { key: 'amount.aboveBalance', values: { limit: '7.5' } } },
    ],
    [
      'amountOutOfRange',
      { min: '2', max: '9' },
      { at: 'amount', text: { key: 'amount.range', values: { min: '2', max: '9' } } },
    ],
    ['amountOutOfRange', { min: '2' }, { at: 'amount', text: { key: 'amount.nothingLeft' } }],
    ['channelClosed', {}, { at: 'channel', text: { key: 'refused.channelClosed' } }],
    ['notFound', { field: 'info_id' }, { at: 'account', text: { key: 'refused.accountGone' } }],
    ['badRequest', { field: 'to' }, { at: 'to', text: { key: 'refused.noPlayer' } }],
    ['badRequest', { field: 'card.cvv' }, { at: 'card', text: { key: 'refused.card' } }],
    ['excluded', {}, { text: { common: { key: 'refused.excluded' } } }],
    ['playerLimitReached', {}, { at: 'amount', text: { common: { key: 'refused.playerLimitReached' } } }],
    ['deadlinePassed', {}, { text: { common: { key: 'refused.deadlinePassed' } } }],
    ['realNameMissing', {}, { text: { key: 'name.title' } }],
    ['paymentPasswordMissing', {}, { text: { key: 'password.setTitle' } }],
    // Anything else as with any call.
    ['gameDisabled', {}, { text: { common: { key: 'refused.gameDisabled' } } }],
  ] as const)('%s %j: %j', (reason, detail, expected) => expect(refused(reason, detail)).toEqual(expected));

  it('a currency: of the receiver, of the own wallet, of the jurisdiction', () => {
    expect(refused('wrongCurrency', { field: 'to', currency: 'BRL' }, 'transfer')).toEqual({
      at: 'to',
      text: { key: 'refused.theirCurrency', values: { currency: 'BRL' } },
    });
    const own = { text: { key: 'refused.walletCurrency', values: { currency: 'INR' } } };
    expect(refused('wrongCurrency', { field: 'currency', currency: 'INR' }, 'transfer')).toEqual(own);
    expect(refused('wrongCurrency', { field: 'currency', currency: 'INR' }, 'deposit')).toEqual(own);
    expect(refused('wrongCurrency', { currency: 'GBP', account_currency: 'USDT' }, 'deposit')).toEqual({
      text: { key: 'refused.homeCurrency', values: { currency: 'GBP' } },
    });
    const unnamed = { text: { key: 'refused.walletCurrency', values: { currency: '' } } };
    expect(refused('wrongCurrency', { currency: 5 }, 'withdraw')).toEqual(unnamed);
    expect(refused('wrongCurrency', {}, 'withdraw')).toEqual(unnamed);
  });

  it.each([
    [undefined, { text: { common: { key: 'refused.badRequest' } } }],
    ['', { text: { common: { key: 'refused.badRequest' } } }],
    ['body.card', { at: 'card', text: { key: 'refused.card' } }],
    ['card', { at: 'card', text: { key: 'refused.card' } }],
    ['body.to', { text: { common: { key: 'refused.badRequest' } } }],
    ['amount', { at: 'amount', text: { common: { key: 'refused.badRequest' } } }],
    ['amount.value', { at: 'amount', text: { common: { key: 'refused.badRequest' } } }],
  ])('a wrong field, %j: %j', (field, expected) => {
    expect(refused('badRequest', { field })).toEqual(expected);
  });

  it('a credit card, a balance without its amount, a maximum without a minimum', () => {
    expect(refused('forbidden', { feature: 'creditCard', ban: 'x' }, 'deposit')).toEqual({
      at: 'card',
      text: { key: 'card.creditRefused' },
    });
    expect(refused('insufficientBalance', { balance: 7 })).toEqual({
      at: 'amount',
      text: { key: 'amount.aboveBalance', values: { limit: '0' } },
    });
    expect(refused('amountOutOfRange', { max: '2' })).toEqual({ at: 'amount', text: { key: 'amount.nothingLeft' } });
    expect(refused('paymentLocked', { until: 5 })).toEqual({
      at: 'payment_password',
      text: { key: 'password.lockedDay' },
    });
  });

  it('a barred player sees what is barred', () => {
    expect(refused('forbidden', { ban: 'deposit' }, 'deposit')).toEqual({ text: { key: 'refused.barredDeposit' } });
    expect(refused('forbidden', { ban: 'transfer' }, 'transfer')).toEqual({ text: { key: 'refused.barredTransfer' } });
    expect(refused('forbidden', { ban: 'games' }, 'games')).toEqual({ text: { key: 'refused.barredGames' } });
  });

  it("has the server's words with the key and the values of our text", () => {
    const said = (reason: Reason, detail: Record<string, unknown> = {}) =>
      moneyFormError({ kind: 'refused', status: 400, reason, detail, message: 'The cashier says no.' }, 'withdraw');
    const message = 'The cashier says no.';
    expect(said('insufficientBalance', { balance: '7.5' })).toEqual({
      at: 'amount',
      text: { key: 'amount.aboveBalance', values: { limit: '7.5' }, message },
    });
    expect(said('gameDisabled')).toEqual({ text: { common: { key: 'refused.gameDisabled', message } } });
    expect(said('playerLimitReached')).toEqual({
      at: 'amount',
      text: { common: { key: 'refused.playerLimitReached', message } },
    });
    expect(said('deadlinePassed')).toEqual({ text: { common: { key: 'refused.deadlinePassed', message } } });
  });

  it("what may have been done has the server's words too", () => {
    const said = { kind: 'server', status: 500, message: 'Try tomorrow.' } as const;
    expect(unconfirmed('refused.unconfirmed', said)).toEqual({
      text: { key: 'refused.unconfirmed', message: 'Try tomorrow.' },
    });
    expect(unconfirmed('refused.unconfirmed', { kind: 'timeout' })).toEqual({ text: { key: 'refused.unconfirmed' } });
  });

  it('a transport failure is shown as such', () => {
    expect(moneyFormError({ kind: 'fetch' }, 'deposit')).toEqual({ text: { common: { key: 'error.offline' } } });
  });
});
