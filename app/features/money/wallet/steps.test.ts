// @vitest-environment jsdom
// Own workers: another page that is left open would add its calls to those that are noted.
// @vitest-environment-options {"pretendToBeVisual": true}
import { createElement as h } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Member } from '#contract/entities';
import { type States, statesOf } from '#app/test/markup/drawn-states.ts';
import { ACCOUNT, BANK } from './channels.fixture.ts';
import { Deposit } from './deposit/deposit.tsx';
import { TransferReceipt } from './transfer/transfer-receipt.tsx';
import { TransferReview } from './transfer/transfer-review.tsx';
import { Transfer } from './transfer/transfer.tsx';
import { WithdrawReview } from './withdraw/withdraw-review.tsx';
import { Withdraw } from './withdraw/withdraw.tsx';

const AMOUNT = 'Amount';
const PASSWORD = 'Payment password';
const done: unknown[] = [];
beforeEach(() => void done.splice(0));

describe('a transfer', () => {
  const fill = async (states: States) => {
    await states.type('Receiver', 'friend@demo.slipway.test');
    await states.type(AMOUNT, '1');
  };

  it('is reviewed, changed without losing what was typed, and sent once with the password', async () => {
    await statesOf({}, async (states) => {
      await states.drawAgain(h(Transfer), {});
      await fill(states);
      await states.press('Review');
      states.shows(
        'heading "Check your transfer"',
        '"1.00 USDT"',
        '"friend@demo.slipway.test"',
        '"A transfer cannot be undone."',
      );
      await states.press('Change');
      states.shows('textbox "Receiver" = "friend@demo.slipway.test"', 'textbox "Amount" = "1"');
      await states.press('Review');
      await states.type(PASSWORD, '123456');
      states.answer({ transfer: 'none' });
      await states.press('Transfer');
      const body = '{"amount":"1","currency":"USDT","payment_password":"123456","to":"friend@demo.slipway.test"}';
      expect(states.sent()).toEqual([`sends POST /sports/api/v1/transfer ${body}`]);
      states.shows('button "Transfer 1.00 USDT" [busy, disabled]', '"Sending…"');
    });
  });

  it('that is accepted has a receipt, and then an empty form', async () => {
    await statesOf({}, async (states) => {
      await states.drawAgain(h(Transfer), { answers: { transfer: { data: { balance: '999' } } } });
      await fill(states);
      await states.press('Review');
      await states.type(PASSWORD, '246810');
      await states.press('Transfer');
      states.shows('"Transfer done"');
      states.answer({});
      await states.press('Done');
      states.shows('textbox "Amount" = ""', 'button "Review"');
    });
  });

  it('with a wrong password says so at its field, which takes the focus and is empty', async () => {
    const wrong = { kind: 'refused', status: 409, reason: 'wrongPaymentPassword', detail: { attempts_left: 2 } };
    const money = { progress: { status: 'refused', error: wrong }, isLocked: false, press: () => undefined } as never;
    const transfer = { to: 'friend@demo.slipway.test', amount: '12.5' };
    await statesOf({}, async (states) => {
      await states.draw('refused', h(TransferReview, { transfer, currency: 'USDT', money, onChange: () => undefined }));
      states.shows('textbox "Payment password" = "" [invalid, focused]', '"Wrong payment password."');
    });
  });

  it('has a receipt also where it is not known any more what it was', async () => {
    await statesOf({}, async (states) => {
      const onDone = () => void done.push('done');
      await states.draw('unknown', h(TransferReceipt, { transfer: undefined, currency: 'USDT', onDone }));
      states.shows('"Transfer done"');
      states.lacks('friend@');
      await states.press('Done');
    });
    expect(done).toEqual(['done']);
  });

  it('is not there where the brand has none', async () => {
    await statesOf({}, async (states) => {
      const settings = ({ features }: { readonly features: object }) => ({
        features: { ...features, transfer: false },
      });
      await states.draw('none', h(Transfer), { settings: settings as never });
      states.shows('status "This is not available at the moment. Please contact support."');
    });
  });
});

describe('a withdrawal', () => {
  it('is reviewed, refused for a wrong password, and sent with the right one', async () => {
    await statesOf({}, async (states) => {
      await states.post('/sports/api/v1/bank_information', {
        account_type: 'bank',
        country: 'MX',
        account_number: '12345-6',
        account_name: 'Ana Souza',
        bank_name: 'NuvemBank',
        is_default: true,
      });
      await states.drawAgain(h(Withdraw), {});
      await states.press('Bank');
      states.shows('radio "NuvemBank ***45-6 Ana Souza" [checked]');
      await states.type(AMOUNT, '20');
      await states.press('Review');
      states.shows('heading "Check your withdrawal"', '"NuvemBank ***45-6 Ana Souza"');
      await states.type(PASSWORD, '123456');
      await states.press('Withdraw');
      states.shows('textbox "Payment password" = "" [invalid, focused]', '"Wrong payment password. 4 attempts left."');
      await states.type(PASSWORD, '246810');
      await states.press('Withdraw');
      const body =
        '{"amount":"20","channel_id":"out-bank","currency":"USDT","info_id":"acc-0000001","payment_password":"246810"}';
      expect(states.sent()).toEqual([`sends POST /sports/api/v1/withdraw ${body}`]);
      states.shows('heading "Withdrawal requested"', '"wd-0000002"');
      await states.press('Done');
      states.shows('button "Review"');
    });
  });

  it('hands on what was reviewed, with the password', async () => {
    const money = {
      progress: undefined,
      isLocked: false,
      press: (request: object) => void done.push(request),
    } as never;
    const prepared = { channel: BANK, account: ACCOUNT, amount: '20' };
    await statesOf({}, async (states) => {
      const onChange = () => void done.push('change');
      await states.draw('it', h(WithdrawReview, { prepared, currency: 'USDT', money, onChange }));
      expect(document.activeElement?.getAttribute('role')).toBe('group');
      await states.press('Change');
      await states.type(PASSWORD, '123456');
      await states.press('Withdraw 20.00\u00a0USDT');
    });
    const body = { channel_id: 'bank-1', amount: '20', currency: 'USDT', info_id: 'a1', payment_password: '123456' };
    expect(done).toEqual(['change', { body }]);
  });

  it('to a bank asks a player without a name for it', async () => {
    await statesOf({}, async (states) => {
      const member = (await states.get('/sports/api/v1/member/info')) as Member;
      const answers = { 'member/info': { data: { ...member, real_name: null } } };
      await states.draw('it', h(Withdraw), { answers });
      await states.press('Bank');
      states.shows('heading "Your real name is needed"');
    });
  });
});

it('a deposit by crypto shows what to send and where to, and another can be made', async () => {
  await statesOf({}, async (states) => {
    await states.drawAgain(h(Deposit), {});
    await states.type(AMOUNT, '20');
    await states.press('Deposit');
    const body = '{"amount":"20","channel_id":"in-trc20","currency":"USDT"}';
    expect(states.sent()).toEqual([`sends POST /sports/api/v1/recharge ${body}`]);
    states.shows('status "Waiting for payment"', '"Send exactly 20.00 USDT to this address:"', '"TRC20"');
    await states.press('Make another deposit');
    states.shows('textbox "Amount" = ""', 'heading "Open deposits"');
  });
});
