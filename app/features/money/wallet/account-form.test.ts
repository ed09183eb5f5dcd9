// @vitest-environment jsdom
// Own workers: another page that is left open would add its calls to those that are noted.
// @vitest-environment-options {"pretendToBeVisual": true}
import { createElement as h } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { PaymentChannel } from '#contract/entities';
import { type States, statesOf } from '#app/test/markup/drawn-states.ts';
import { ACCOUNT, BANK, CRYPTO, PIX } from './channels.fixture.ts';
import { AccountForm } from './withdraw/account-form.tsx';

const done: string[] = [];
const form = (channel: PaymentChannel) =>
  h(AccountForm, {
    channel,
    onSaved: ({ info_id: id }) => void done.push(id),
    onCancel: () => void done.push('cancel'),
  });
const fill = async (states: States, fields: Readonly<Record<string, string>>) => {
  for (const [label, text] of Object.entries(fields)) await states.type(label, text);
};
const PIX_FIELDS = { 'PIX key': 'ana@example.com', 'Account holder': 'Ana Souza', CPF: '529.982.247-25' };
const SENDS = 'sends POST /sports/api/v1/bank_information';

describe('a new account for withdrawals', () => {
  it.each([
    [
      'a bank',
      BANK,
      [
        'Bank Choose your bank.',
        'Account number Enter the account number.',
        'CPF Enter your CPF.',
        'Account holder Enter the account holder.',
      ],
    ],
    ['PIX', PIX, ['PIX key Enter the PIX key.', 'CPF Enter your CPF.']],
    [
      'crypto',
      CRYPTO,
      ['Wallet address Enter the wallet address.', 'A name for this address Enter a name for this address.'],
    ],
  ] as const)('of %s names what is missing, at each field, and sends nothing', async (_, channel, missing) => {
    await statesOf({}, async (states) => {
      await states.draw('empty', form(channel));
      if (channel === BANK) {
        await states.type('Country', 'BR');
        await states.note('in Brazil');
      }
      await states.press('Save account');
      states.shows(...missing.map((text) => `alert "${text}"`));
      states.lacks('sends');
    });
  });

  it.each([
    [
      'a bank',
      BANK,
      { Country: 'BR', 'Account number': '12345-6', 'Account holder': 'Ana Souza', CPF: '529.982.247-25', Bank: '001' },
      '"account_type":"bank"',
      '"bank_code":"001"',
    ],
    ['PIX', PIX, PIX_FIELDS, '"account_type":"pix"', '"cpf":"52998224725"', '"account_number":"ana@example.com"'],
    [
      'crypto',
      CRYPTO,
      { 'Wallet address': 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 'A name for this address': 'mine' },
      '"account_type":"crypto"',
      '"network":"TRC20"',
      '"account_name":"mine"',
    ],
  ] as const)('of %s is sent once, and handed on when it is saved', async (_, channel, fields, ...sent) => {
    await statesOf({}, async (states) => {
      await states.draw('empty', form(channel), {
        answers: { bank_information: { data: { ...ACCOUNT, info_id: 'a9' } } },
      });
      const { Country, ...others } = fields as Readonly<Record<string, string>>;
      if (Country !== undefined) await states.type('Country', Country);
      await states.note('in its country');
      await fill(states, others);
      await states.press('Save account');
      const posts = states.sent().filter((call) => call.startsWith(SENDS));
      expect(posts).toHaveLength(1);
      for (const part of sent) expect(posts[0]).toContain(part);
      await states.press('Cancel');
    });
    expect(done.splice(0)).toEqual(['a9', 'cancel']);
  });

  it.each([
    ['a refusal', { refused: 'forbidden' }, 'alert "This is not possible at the moment. Please contact support."'],
    [
      'a wrong CPF',
      { refused: 'badRequest', detail: { field: 'cpf' } },
      '"Check the CPF: a digit is wrong or missing."',
    ],
    ['a lost answer', { status: 500 }, 'alert "The answer was lost. It may have worked: check before you try again."'],
    ['no answer yet', 'none', 'button "Save account" [busy, disabled]'],
  ] as const)('says what came of it, and keeps what was typed: %s', async (name, answer, shown) => {
    await statesOf({}, async (states) => {
      await states.draw('empty', form(PIX), { answers: { bank_information: answer } });
      await fill(states, PIX_FIELDS);
      await states.press('Save account');
      const focus = name === 'no answer yet' ? ' [focused]' : '';
      states.shows(shown, `textbox "PIX key" = "ana@example.com"${focus}`);
      if (name === 'a wrong CPF') states.shows('textbox "CPF" = "529.982.247-25" [invalid, focused]');
    });
    expect(done).toEqual([]);
  });

  it('asks for the name of the bank where the country has no list, and waits for a list', async () => {
    await statesOf({}, async (states) => {
      await states.draw('no banks', form(BANK), { answers: { '': { data: [] } } });
      states.shows('textbox "Name of the bank" = ""');
      await states.draw('no answer', form(BANK), { answers: { '': 'none' } });
      states.shows('status "Loading"', 'button "Save account" [disabled]');
    });
  });

  it('of PIX is in Brazil, whatever the language', async () => {
    await statesOf({}, async (states) => {
      vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['hi-IN']);
      await states.draw('empty', form(PIX));
      await fill(states, PIX_FIELDS);
      await states.press('Save account');
      expect(states.sent().join()).toContain('"country":"BR"');
    });
    done.length = 0;
  });
});
